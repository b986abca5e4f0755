import path from 'node:path';
import * as z from 'zod/mini';
import { NOT_FOUND, UNAUTHORISED } from '@zhilv/site/addresses';
import { activeRelease } from '../schema/activeRelease.ts';
import { publicPaths } from '../schema/publicPaths.ts';
import { DOCUMENT_NAMES, type DocumentName, type Registry } from '../schema/index.ts';

/** `routes.json` says which document answers which address. The console answers every address that no rule names. */
const Routes = z.object({
  paths: z.record(z.string(), z.enum(DOCUMENT_NAMES)),
  prefixes: z.array(z.object({ prefix: z.string(), document: z.enum(DOCUMENT_NAMES) })),
});
export type Routes = z.infer<typeof Routes>;

/** Gives the table for a registry: the host's pages for signing in, and the public pages that active releases bring. */
export function routesOf(registry: Registry): Routes {
  const paths: Routes['paths'] = { '/': 'public', [NOT_FOUND]: 'public', [UNAUTHORISED]: 'public' };
  const prefixes: Routes['prefixes'] = [];
  for (const address of activeRelease(registry.host)?.load?.host?.signInAddresses ?? []) {
    const [prefix, parameter] = address.split(':', 2);
    if (parameter === undefined) paths[address] = 'sign-in';
    else if (prefix !== undefined) prefixes.push({ prefix, document: 'sign-in' });
  }
  // Sign-in comes first, because no remote may take its addresses.
  for (const address of publicPaths(registry)) paths[address] ??= 'public';
  return { paths, prefixes };
}

/** Gives the document that answers `pathname`. A slash at the end makes no difference. */
export function documentFor(routes: Routes, pathname: string): DocumentName {
  const address = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (Object.hasOwn(routes.paths, address)) return routes.paths[address] ?? 'console';
  return routes.prefixes.find(({ prefix }) => address.startsWith(prefix))?.document ?? 'console';
}

/** This matches an address that can be a path of files and leads to no other place. */
const PLAIN_ADDRESS = /^(\/[\w-][\w.-]*)*\/?$/;

/** Folder of the marks below the site directory. */
export const ROUTE_MARKS = 'routes';

/**
 * Gives the same table as empty files, for servers that read no JSON but can ask whether a file is there. Such a server
 * follows a publish without being told: the public document answers `/help` while there is `routes/help/@public`. Prefixes
 * have no file, because they never change.
 */
export const routeMarks = ({ paths }: Routes): readonly string[] =>
  Object.entries(paths)
    .filter(([address]) => PLAIN_ADDRESS.test(address))
    .map(([address, document]) => path.posix.join(ROUTE_MARKS, address, `@${document}`));
