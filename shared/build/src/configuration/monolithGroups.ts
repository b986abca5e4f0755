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
  ...libraryGroups,
  shared: { chunks: 'async', minChunks: 2, minSize: WORTH_A_FILE, priority: -8 },
  defaultVendors: false,
  default: false,
});
