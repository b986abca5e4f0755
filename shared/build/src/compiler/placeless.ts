import type { RspackPluginInstance } from '@rspack/core';
import { ModuleNumbers } from './ModuleNumbers.ts';
import { WithoutPaths } from './WithoutPaths.ts';

/** The plugins that keep the paths of the checkout and of installed packages out of a production build. */
export const placeless = (): RspackPluginInstance[] => [new ModuleNumbers(), new WithoutPaths()];
