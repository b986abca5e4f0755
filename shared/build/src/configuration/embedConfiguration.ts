import type { Configuration } from '@rspack/core';
import { compiledAhead } from '../compiler/compiledAhead.ts';
import { placeless } from '../compiler/placeless.ts';

const NAME = 'embed';

/** The file of the module by which pages of others show remotes. */
export const EMBED_FILE = `${NAME}.js`;

/**
 * The configuration of one ES module without chunks, which pages of others import.
 * @param common the base configuration of the build that it is part of
 */
export function embedConfiguration(common: Configuration, entry: string): Configuration {
  return {
    ...common,
    entry: { [NAME]: entry },
    output: { ...common.output, clean: false, module: true, chunkFormat: 'module', library: { type: 'module' } },
    // The module tells by its own address where it came from.
    module: { ...common.module, parser: { ...common.module?.parser, javascript: { importMeta: false } } },
    plugins: [...placeless(), compiledAhead()],
  };
}
