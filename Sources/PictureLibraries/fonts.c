#include <fontconfig/fontconfig.h>

#include "delayed.h"

DELAYED(fonts, FcPattern *, FcPatternCreate, (void), ())
DELAYED(fonts, void, FcPatternDestroy, (FcPattern *pattern), (pattern))
DELAYED(fonts, FcBool, FcPatternAddBool, (FcPattern *pattern, const char *object, FcBool value),
    (pattern, object, value))
DELAYED(fonts, FcBool, FcPatternAddInteger, (FcPattern *pattern, const char *object, int value),
    (pattern, object, value))
DELAYED(fonts, FcBool, FcPatternAddString, (FcPattern *pattern, const char *object, const FcChar8 *value),
    (pattern, object, value))
DELAYED(fonts, FcResult, FcPatternGetBool, (const FcPattern *pattern, const char *object, int number, FcBool *value),
    (pattern, object, number, value))
DELAYED(fonts, FcResult, FcPatternGetInteger, (const FcPattern *pattern, const char *object, int number, int *value),
    (pattern, object, number, value))
DELAYED(fonts, FcResult, FcPatternGetString,
    (const FcPattern *pattern, const char *object, int number, FcChar8 **value), (pattern, object, number, value))
DELAYED(fonts, FcResult, FcPatternGetCharSet,
    (const FcPattern *pattern, const char *object, int number, FcCharSet **value), (pattern, object, number, value))
DELAYED(fonts, FcBool, FcCharSetHasChar, (const FcCharSet *set, FcChar32 scalar), (set, scalar))
DELAYED(fonts, FcBool, FcConfigSubstitute, (FcConfig *configuration, FcPattern *pattern, FcMatchKind kind),
    (configuration, pattern, kind))
DELAYED(fonts, void, FcDefaultSubstitute, (FcPattern *pattern), (pattern))
DELAYED(fonts, FcFontSet *, FcFontSort,
    (FcConfig *configuration, FcPattern *pattern, FcBool trims, FcCharSet **set, FcResult *result),
    (configuration, pattern, trims, set, result))
