#include <png.h>

#include "delayed.h"

DELAYED(png, int, png_image_begin_read_from_memory,
    (png_imagep image, png_const_voidp memory, size_t size), (image, memory, size))
DELAYED(png, int, png_image_finish_read,
    (png_imagep image, png_const_colorp background, void *buffer, png_int_32 stride, void *colours),
    (image, background, buffer, stride, colours))
DELAYED(png, int, png_image_write_to_memory,
    (png_imagep image, void *memory, png_alloc_size_t *size, int convert, const void *buffer, png_int_32 stride,
     const void *colours),
    (image, memory, size, convert, buffer, stride, colours))
DELAYED(png, void, png_image_free, (png_imagep image), (image))
