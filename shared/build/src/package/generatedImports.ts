import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.filename);

const ENTRIES = ['@zhilv/loader/mount', '@zhilv/loader/static', '@zhilv/site/renderer'];

/**
 * The entries of `resolve.alias` by which generated modules find packages that the preset depends on. The remote they are
 * written for need not depend on these packages.
 */
export const generatedImports = (): Record<string, string> =>
  Object.fromEntries(ENTRIES.map((entry) => [`${entry}$`, resolve(entry)]));

/** The module with which documents and containers start. */
export const FEDERATION = '@zhilv/loader/federation';

/**
 * The entry of `resolve.fallback` for packages that do not depend on the loader. A shell has to start with a module of the very loader
 * that it depends on, because the two meet in it.
 */
export const federationFallback = (): Record<string, string> => ({ [FEDERATION]: resolve(FEDERATION) });
