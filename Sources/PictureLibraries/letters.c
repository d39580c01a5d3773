#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H

#include "delayed.h"

DELAYED(letters, FT_Error, FT_Init_FreeType, (FT_Library *library), (library))
DELAYED(letters, FT_Error, FT_Done_FreeType, (FT_Library library), (library))
DELAYED(letters, FT_Error, FT_New_Face, (FT_Library library, const char *path, FT_Long index, FT_Face *face),
    (library, path, index, face))
DELAYED(letters, FT_Error, FT_Done_Face, (FT_Face face), (face))
DELAYED(letters, FT_Error, FT_Select_Size, (FT_Face face, FT_Int index), (face, index))
DELAYED(letters, FT_Error, FT_Set_Char_Size,
    (FT_Face face, FT_F26Dot6 width, FT_F26Dot6 height, FT_UInt across, FT_UInt down),
    (face, width, height, across, down))
DELAYED(letters, FT_UInt, FT_Get_Char_Index, (FT_Face face, FT_ULong scalar), (face, scalar))
DELAYED(letters, FT_Error, FT_Load_Glyph, (FT_Face face, FT_UInt glyph, FT_Int32 flags), (face, glyph, flags))
DELAYED(letters, FT_Error, FT_Load_Sfnt_Table,
    (FT_Face face, FT_ULong tag, FT_Long offset, FT_Byte *buffer, FT_ULong *length),
    (face, tag, offset, buffer, length))
DELAYED(letters, FT_Error, FT_Outline_New,
    (FT_Library library, FT_UInt points, FT_Int contours, FT_Outline *outline), (library, points, contours, outline))
DELAYED(letters, FT_Error, FT_Outline_Done, (FT_Library library, FT_Outline *outline), (library, outline))
DELAYED(letters, FT_Error, FT_Outline_Decompose,
    (FT_Outline *outline, const FT_Outline_Funcs *functions, void *user), (outline, functions, user))
DELAYED(letters, FT_Error, FT_Outline_Embolden, (FT_Outline *outline, FT_Pos strength), (outline, strength))
DELAYED(letters, FT_Error, FT_Outline_Get_Bitmap,
    (FT_Library library, FT_Outline *outline, const FT_Bitmap *bitmap), (library, outline, bitmap))
DELAYED(letters, void, FT_Outline_Transform, (const FT_Outline *outline, const FT_Matrix *matrix), (outline, matrix))
DELAYED(letters, void, FT_Outline_Translate, (const FT_Outline *outline, FT_Pos x, FT_Pos y), (outline, x, y))
