#include <turbojpeg.h>

#include "delayed.h"

DELAYED(jpeg, tjhandle, tjInitDecompress, (void), ())
DELAYED(jpeg, int, tjDestroy, (tjhandle handle), (handle))
DELAYED(jpeg, int, tjDecompressHeader3,
    (tjhandle handle, const unsigned char *bytes, unsigned long size, int *width, int *height, int *subsampling,
     int *space),
    (handle, bytes, size, width, height, subsampling, space))
DELAYED(jpeg, int, tjDecompress2,
    (tjhandle handle, const unsigned char *bytes, unsigned long size, unsigned char *pixels, int width, int pitch,
     int height, int format, int flags),
    (handle, bytes, size, pixels, width, pitch, height, format, flags))
DELAYED(jpeg, int, tjGetErrorCode, (tjhandle handle), (handle))
DELAYED(jpeg, char *, tjGetErrorStr2, (tjhandle handle), (handle))
