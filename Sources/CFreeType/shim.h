#ifndef ISLET_CFREETYPE_SHIM_H
#define ISLET_CFREETYPE_SHIM_H

/* FreeType, with what Swift cannot import from it (macros with casts) and the one structure whose
   fields have changed their types from version to version. */

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H

enum {
  /// Outlines as they were designed, whatever the size of a pixel.
  ISLET_LOAD_OUTLINE = FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP,
  /// Pictures in colour.
  ISLET_LOAD_COLOUR = FT_LOAD_COLOR,
};

static inline bool islet_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face); }
static inline bool islet_has_colour(FT_Face face) { return FT_HAS_COLOR(face); }

/// Whether the glyph that was loaded last is an outline.
static inline bool islet_slot_has_outline(FT_Face face) {
  return face->glyph->format == FT_GLYPH_FORMAT_OUTLINE;
}

/// Whether the glyph that was loaded last is a picture of four bytes a pixel: blue, green, red, alpha, the
/// colours multiplied by alpha.
static inline bool islet_slot_has_colours(FT_Face face) {
  return face->glyph->format == FT_GLYPH_FORMAT_BITMAP && face->glyph->bitmap.pixel_mode == FT_PIXEL_MODE_BGRA;
}

/// Draws contours into a buffer of one byte a pixel, which says how much of the pixel is covered.
///
/// Points are pairs of x and y in 1/64 pixel, y downwards, from the buffer's first corner. A tag is 1 for
/// a point on the curve, 0 for a quadratic and 2 for a cubic control point. `ends` has the number of the
/// last point of each contour.
static inline FT_Error islet_render_outline(
    FT_Library library, const int32_t *points, const uint8_t *tags, int point_count, const int32_t *ends,
    int contour_count, uint8_t *buffer, int width, int height) {
  FT_Outline outline;
  FT_Error error = FT_Outline_New(library, (FT_UInt)point_count, contour_count, &outline);
  if (error) return error;
  for (int index = 0; index < point_count; index++) {
    outline.points[index].x = points[2 * index];
    outline.points[index].y = -points[2 * index + 1];
    outline.tags[index] = tags[index];
  }
  for (int index = 0; index < contour_count; index++) outline.contours[index] = ends[index];
  // FreeType counts upwards; the first row of the buffer is the uppermost.
  FT_Outline_Translate(&outline, 0, (FT_Pos)height * 64);
  FT_Bitmap bitmap;
  memset(&bitmap, 0, sizeof bitmap);
  bitmap.rows = (unsigned)height;
  bitmap.width = (unsigned)width;
  bitmap.pitch = width;
  bitmap.buffer = buffer;
  bitmap.num_grays = 256;
  bitmap.pixel_mode = FT_PIXEL_MODE_GRAY;
  error = FT_Outline_Get_Bitmap(library, &outline, &bitmap);
  FT_Outline_Done(library, &outline);
  return error;
}

#endif
