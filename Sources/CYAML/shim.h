#ifndef ISLET_CYAML_SHIM_H
#define ISLET_CYAML_SHIM_H

#include <yaml.h>

#endif
