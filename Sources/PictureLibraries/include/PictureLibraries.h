#ifndef ISLET_PICTURE_LIBRARIES_H
#define ISLET_PICTURE_LIBRARIES_H

/// libpng, libjpeg-turbo, FreeType and fontconfig, opened when the first of their functions is called.
///
/// Linking this target defines the functions of theirs that Islet calls; each hands its call on. Opening the
/// four and what they need takes a tenth of the time of drawing a frame of text, which needs none of them.

enum islet_picture_library {
  islet_picture_library_png,
  islet_picture_library_jpeg,
  islet_picture_library_letters,
  islet_picture_library_fonts,
};

/// Opens a library, and says why it cannot be opened: the loader's words, which name the file. NULL when it is
/// open. Where it is not, its functions end the process with the same words.
const char *islet_picture_library_problem(enum islet_picture_library library);

#endif
