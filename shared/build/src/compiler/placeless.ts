import type { RspackPluginInstance } from '@rspack/core';
import { ModuleNumbers } from './ModuleNumbers.ts';
import { WithoutPaths } from './WithoutPaths.ts';

/** What keeps the place of the checkout, and of what is installed, out of a production build. */
export const placeless = (): RspackPluginInstance[] => [new ModuleNumbers(), new WithoutPaths()];
