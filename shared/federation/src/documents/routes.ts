import path from 'node:path';
import * as z from 'zod/mini';
import { NOT_FOUND, UNAUTHORISED } from '../pages/faceStatus.ts';
import { activeRelease } from '../schema/activeRelease.ts';
import { DOCUMENT_NAMES, type DocumentName, type Registry } from '../schema/index.ts';

/** Sign-in routes of spec §2.1; the last one is a prefix. */
const SIGN_IN_PATHS = ['/login', '/social-login', '/auth-redirect', '/bind', '/register', '/sso'];
const SIGN_IN_PREFIXES = ['/oauthLogin/'];

/** `routes.json`: which document answers which address. What no rule names is the console's. */
const Routes = z.object({
  paths: z.record(z.string(), z.enum(DOCUMENT_NAMES)),
  prefixes: z.array(z.object({ prefix: z.string(), document: z.enum(DOCUMENT_NAMES) })),
});
export type Routes = z.infer<typeof Routes>;

/** The table for a registry: sign-in's fixed addresses, and the public pages that active releases bring. */
export function routesOf(registry: Registry): Routes {
  const paths: Routes['paths'] = { '/': 'public', [NOT_FOUND]: 'public', [UNAUTHORISED]: 'public' };
  for (const address of SIGN_IN_PATHS) paths[address] = 'sign-in';
  for (const entry of Object.values(registry.remotes)) {
    const pages = activeRelease(entry)?.load?.pages ?? {};
    for (const { layout, path: address } of Object.values(pages)) {
      // Whatever a remote brings, people must be able to sign in.
      if (layout === 'public' && address && paths[address] !== 'sign-in') paths[address] = 'public';
    }
  }
  return { paths, prefixes: SIGN_IN_PREFIXES.map((prefix) => ({ prefix, document: 'sign-in' })) };
}

/** The document that answers `pathname`; a slash at the end makes no difference. */
export function documentFor(routes: Routes, pathname: string): DocumentName {
  const address = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (Object.hasOwn(routes.paths, address)) return routes.paths[address] ?? 'console';
  return routes.prefixes.find(({ prefix }) => address.startsWith(prefix))?.document ?? 'console';
}

/** Whether an address can be a path of files, which leads to no other place. */
const PLAIN_ADDRESS = /^(\/[\w-][\w.-]*)*\/?$/;

/** Folder of the marks below the site directory. */
export const ROUTE_MARKS = 'routes';

/**
 * The same table as empty files, for servers that can ask whether there is one but read no JSON, and so follow a publish
 * without being told: the address `/home` is the public document's while there is `routes/home/@public`. Prefixes have
 * none; they never change.
 */
export const routeMarks = ({ paths }: Routes): readonly string[] =>
  Object.entries(paths)
    .filter(([address]) => PLAIN_ADDRESS.test(address))
    .map(([address, document]) => path.posix.join(ROUTE_MARKS, address, `@${document}`));
