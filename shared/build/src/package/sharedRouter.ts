import path from 'node:path';
import { writeGenerated } from './writeGenerated.ts';

const namesIn = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * What shells and remotes share of React Router, by entry: its data and declarative modes. The rest, half of its code, is for
 * documents that its own framework renders, for servers and for React Server Components, and a shared module cannot be tree-shaken.
 */
export const SHARED_ROUTER: Readonly<Record<string, readonly string[]>> = {
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
};

/** The name under which the generated modules import React Router itself. Under its own name they would get themselves. */
const UNSHARED = 'unshared-react-router';

/** The aliases that the generated modules need. */
export const routerAliases = (): Record<string, string> =>
  Object.fromEntries(Object.keys(SHARED_ROUTER).map((entry) => [`${unshared(entry)}$`, entry]));

/** Folder of the generated modules, from the folder of the package that is built. */
export const ROUTER_FOLDER = '.generated/router';

/** Writes the module behind each shared entry of React Router, and gives it by entry, relative to `directory`. */
export function writeSharedRouter(directory: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(SHARED_ROUTER).map(([entry, names]) => {
      const file = `./${ROUTER_FOLDER}/${entry.replaceAll('/', '.')}.ts`;
      writeGenerated(path.join(directory, file), `export { ${names.join(', ')} } from '${unshared(entry)}';\n`);
      return [entry, file];
    }),
  );
}

const unshared = (entry: string): string => entry.replace('react-router', UNSHARED);

const ROUTER_IMPORT = /import\s*\{([^}]*)\}\s*from\s*'(react-router(?:\/dom)?)'/g;

/**
 * Checks what a source imports from React Router, for what is not shared would be undefined in the browser.
 * @throws Error that names the import and the way out
 */
export function checkRouterImports(file: string, source: string): void {
  for (const [, names = '', entry = ''] of source.matchAll(ROUTER_IMPORT)) {
    const values = names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? '');
    const unknown = values.find((name) => name && !name.startsWith('type ') && !SHARED_ROUTER[entry]?.includes(name));
    if (unknown)
      throw new Error(`${file}: shells do not share ${unknown} of ${entry}; use its data or declarative mode (decision 0030)`);
  }
}
