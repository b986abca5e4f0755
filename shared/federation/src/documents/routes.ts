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
  for (const path of SIGN_IN_PATHS) paths[path] = 'sign-in';
  for (const entry of Object.values(registry.remotes)) {
    const pages = activeRelease(entry)?.load?.pages ?? {};
    for (const { layout, path } of Object.values(pages)) {
      // Whatever a remote brings, people must be able to sign in.
      if (layout === 'public' && path && paths[path] !== 'sign-in') paths[path] = 'public';
    }
  }
  return { paths, prefixes: SIGN_IN_PREFIXES.map((prefix) => ({ prefix, document: 'sign-in' })) };
}

/** The document that answers `pathname`; a slash at the end makes no difference. */
export function documentFor(routes: Routes, pathname: string): DocumentName {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (Object.hasOwn(routes.paths, path)) return routes.paths[path] ?? 'console';
  return routes.prefixes.find(({ prefix }) => path.startsWith(prefix))?.document ?? 'console';
}
