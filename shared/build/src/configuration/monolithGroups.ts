import type { HostChunks } from '@zhilv/release/build-plan';
import { bootGroup, type Groups, libraryGroups } from './hostGroups.ts';

/**
 * The least size, in bytes before packing, for which code that pages have in common gets a file of its own. It is the bundler's
 * own choice for production.
 */
const WORTH_A_FILE = 20_000;

/** The chunks of a monolith besides those of its documents and pages. */
export const monolithGroups = ({ boot }: HostChunks): Groups => ({
  boot: bootGroup(boot),
  // The public document loads pages too, without this code. If only the console's script had it, they would bring it once more.
  started: {
    test: (module, { chunkGraph }) => [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'console'),
    type: /^javascript/,
    name: 'started',
    chunks: (chunk) => chunk.name !== 'public',
    minChunks: 2,
    enforce: true,
    priority: -1,
  },
  ...libraryGroups,
  shared: { chunks: 'async', minChunks: 2, minSize: WORTH_A_FILE, priority: -8 },
  defaultVendors: false,
  default: false,
});
