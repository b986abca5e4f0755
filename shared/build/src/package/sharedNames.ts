import { createHash } from 'node:crypto';
import path from 'node:path';
import { findPackage, readPackage } from './workspacePackage.ts';
import { writeGenerated } from './writeGenerated.ts';

const namesIn = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * What shells and remotes share of packages that are too large to be shared whole, by entry, for a shared module cannot be tree-shaken
 * (decision 0030): of React Router its data and declarative modes, without what is for documents of its own framework, for servers
 * and for React Server Components; of zod what our own packages use.
 */
export const SHARED_NAMES: Readonly<Record<string, readonly string[]>> = {
  'react-router': namesIn(`
    Await BrowserRouter Form HashRouter IDLE_BLOCKER IDLE_FETCHER IDLE_NAVIGATION Link MemoryRouter NavLink Navigate
    NavigationType Outlet Route Router RouterContextProvider RouterProvider Routes ScrollRestoration createBrowserRouter
    createContext createHashRouter createMemoryRouter createPath createRoutesFromChildren createRoutesFromElements
    createSearchParams data generatePath href isRouteErrorResponse matchPath matchRoutes parsePath redirect redirectDocument
    renderMatches replace resolvePath useActionData useAsyncError useAsyncValue useBeforeUnload useBlocker useFetcher
    useFetchers useFormAction useHref useInRouterContext useLinkClickHandler useLoaderData useLocation useMatch useMatches
    useNavigate useNavigation useNavigationType useOutlet useOutletContext useParams useResolvedPath useRevalidator
    useRouteError useRouteLoaderData useRoutes useSearchParams useSubmit useViewTransitionState
  `),
  'react-router/dom': ['RouterProvider'],
  'zod/mini': namesIn(`
    _default array boolean coerce email enum extend int int32 lazy literal looseObject maxLength maximum minLength minimum nullable nullish
    number object optional parse pick pipe readonly record refine regex strictObject string transform union unknown
  `),
};

/** Folder of the generated modules, from the folder of the package that is built; each is in a folder with the name of its entry. */
export const SHARED_FOLDER = '.generated/shared';

/** The name under which a generated module imports the package itself. Under its own name it would get itself. */
const unshared = (entry: string): string => `unshared-${entry}`;

/** The aliases that the generated modules of the package in `directory` need. */
export function sharedAliases(directory: string): Record<string, string> {
  const zod = zodOf(directory);
  return {
    ...Object.fromEntries(['react-router', 'react-router/dom'].map((entry) => [`${unshared(entry)}$`, entry])),
    ...(zod !== null && { [`${unshared('zod/mini')}$`]: path.join(zod, 'mini') }),
  };
}

/** Writes the module behind each shared entry of a package, and gives it by entry, relative to `directory`. */
export function writeSharedNames(directory: string, name: string): Readonly<Record<string, string>> {
  const entries = Object.entries(SHARED_NAMES).filter(([entry]) => entry === name || entry.startsWith(`${name}/`));
  return Object.fromEntries(
    entries.map(([entry, names]) => {
      const file = `./${SHARED_FOLDER}/${entry}/index.ts`;
      writeGenerated(path.join(directory, file), `export { ${names.join(', ')} } from '${unshared(entry)}';\n`);
      return [entry, file];
    }),
  );
}

/** How a remote and its shell share zod. */
export interface SharedZod {
  /** It has a mark of the names, so that a remote that was built with other names has its own copy. */
  readonly shareKey: string;
  readonly version: string;
  readonly requiredVersion: string;
  readonly import: string;
}

/** The `shared` table of zod, with which endpoints are described; empty for a package that has none. */
export function sharedZod(directory: string): Readonly<Record<string, SharedZod>> {
  const zod = zodOf(directory);
  if (zod === null) return {};
  const { version } = readPackage(zod);
  return Object.fromEntries(
    Object.entries(writeSharedNames(directory, 'zod')).map(([entry, file]) => {
      const mark = createHash('sha256').update(JSON.stringify(SHARED_NAMES[entry])).digest('hex').slice(0, 8);
      return [entry, { shareKey: `${entry}@${mark}`, version, requiredVersion: `^${version}`, import: file }];
    }),
  );
}

/** The folder of the zod with which `contract` describes endpoints, as seen by the package in `directory`. */
function zodOf(directory: string): string | null {
  try {
    return findPackage(findPackage(directory, '@zhilv/contract'), 'zod');
  } catch {
    return null; // It uses no contract.
  }
}

const NAMED_IMPORT = /import\s*\{([^}]*)\}\s*from\s*'(react-router(?:\/dom)?)'/g;
const ZOD_IMPORT = /import \* as z from 'zod\/mini'/;
/** Types of zod begin with a capital letter, but for these. */
const ZOD_TYPES: ReadonlySet<string> = new Set(['core', 'infer', 'input', 'output']);

/**
 * Checks what a source imports from packages that are shared in part, for what is not shared would be undefined in the browser.
 * @throws Error that names the import and the way out
 */
export function checkSharedNames(file: string, source: string): void {
  for (const [, names = '', entry = ''] of source.matchAll(NAMED_IMPORT)) {
    const values = names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? '');
    const unknown = values.find((name) => name && !name.startsWith('type ') && !SHARED_NAMES[entry]?.includes(name));
    if (unknown)
      throw new Error(`${file}: shells do not share ${unknown} of ${entry}; use its data or declarative mode (decision 0030)`);
  }
  if (!ZOD_IMPORT.test(source)) return;
  const used = [...source.matchAll(/(?<![\w.])z\.([a-z_]\w*)/g)].map(([, name = '']) => name);
  const unknown = used.find((name) => !ZOD_TYPES.has(name) && !SHARED_NAMES['zod/mini']?.includes(name));
  if (unknown)
    throw new Error(`${file}: shells do not share ${unknown} of zod/mini; import it from 'zod/v4-mini' (decision 0030)`);
}
