#ifndef ISLET_CFONTCONFIG_SHIM_H
#define ISLET_CFONTCONFIG_SHIM_H

#include <fontconfig/fontconfig.h>

#endif
