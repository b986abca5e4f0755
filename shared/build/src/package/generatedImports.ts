import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.filename);

/**
 * The entries of `resolve.alias` by which generated modules find packages that the preset depends on. The remote they are
 * written for need not depend on these packages.
 */
export const generatedImports = (): Record<string, string> =>
  Object.fromEntries(
    ['@zhilv/loader/mount', '@zhilv/loader/static', '@zhilv/site/renderer'].map((entry) => [`${entry}$`, resolve(entry)]),
  );
