import { registerHooks, type ResolveFnOutput } from 'node:module';

/*
 * Node looks up the manifest of a package anew for each of its files, follows links for each, and reads the manifest for each import by
 * name. That of drizzle-orm has 180 KB and the package 440 files. It all took half of the time in which a start loads its modules.
 */

/** The workspace has one version of it, so that an import means the same wherever it stands. */
const NAMED = /^drizzle-orm(\/|$)/;

/** These packages hold modules only, whose files name each other whole. */
const MODULES_INSIDE = /\/node_modules\/(?:drizzle-orm|zod|hucre)\//;

const known = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL = '', conditions } = context;
    if (specifier.startsWith('.')) {
      const format = formatOf(specifier, parentURL);
      if (format !== null) return { url: new URL(specifier, parentURL).href, format, shortCircuit: true };
    }
    // `require` would be answered with other files.
    if (!NAMED.test(specifier) || !conditions.includes('import')) return next(specifier, context);
    const found = known.get(specifier) ?? next(specifier, context);
    known.set(specifier, found);
    return { ...found, shortCircuit: true };
  },
});

/** Gives the format of a file that is named whole; null where Node has to find file or format. */
function formatOf(specifier: string, parentURL: string): 'module' | 'module-typescript' | null {
  // All TypeScript is our own, and the workspace has no link to a file.
  if (specifier.endsWith('.ts') && parentURL.endsWith('.ts')) return 'module-typescript';
  return /\.m?js$/.test(specifier) && MODULES_INSIDE.test(parentURL) ? 'module' : null;
}
