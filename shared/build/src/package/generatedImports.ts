import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.filename);

/**
 * Where generated modules find what they import of packages that this one depends on; the remote they are written for
 * need not depend on them. For `resolve.alias`.
 */
export const generatedImports = (): Record<string, string> =>
  Object.fromEntries(['@zhilv/loader/mount', '@zhilv/site/renderer'].map((entry) => [`${entry}$`, resolve(entry)]));
