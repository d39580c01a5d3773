#ifndef ISLET_CPNG_SHIM_H
#define ISLET_CPNG_SHIM_H

#include <png.h>

#endif
