import { createHash } from 'node:crypto';
import path from 'node:path';
import { dependsOn, findPackage, readPackage } from './workspacePackage.ts';
import { writeGenerated } from './writeGenerated.ts';

const namesIn = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * What shells and remotes share of packages that are too large to be shared whole, by entry, for a shared module cannot be tree-shaken
 * (decision 0030): of React Router what a shell and a page inside it may use; of zod what our own packages use.
 */
export const SHARED_NAMES: Readonly<Record<string, readonly string[]>> = {
  'react-router': namesIn(`
    Form IDLE_BLOCKER IDLE_NAVIGATION Link NavLink Navigate NavigationType Outlet RouterProvider createBrowserRouter
    createMemoryRouter createPath createSearchParams data generatePath href isRouteErrorResponse matchPath matchRoutes
    parsePath redirect redirectDocument replace resolvePath useBeforeUnload useBlocker useFormAction useHref
    useInRouterContext useLinkClickHandler useLoaderData useLocation useMatch useMatches useNavigate useNavigation
    useNavigationType useOutlet useOutletContext useParams useResolvedPath useRevalidator useRouteError useRouteLoaderData
    useSearchParams useSubmit useViewTransitionState
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

/**
 * The `shared` table of zod, with which endpoints are described. It is there wherever `platform` is, so it is empty for a package
 * without that, such as the public site's.
 */
export function sharedZod(directory: string): Readonly<Record<string, SharedZod>> {
  const zod = dependsOn(directory, '@zhilv/platform') ? zodOf(directory) : null;
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

const IMPORT = /(?:import|export)\s+(?!type\b)([^;'"]*?)\s*from\s*['"](react-router(?:\/dom)?|zod\/mini)['"]/g;
/** Types of zod begin with a capital letter, but for these. */
const ZOD_TYPES: ReadonlySet<string> = new Set(['core', 'infer', 'input', 'output']);

/**
 * Looks at what a source imports from packages that are shared in part, for what is not shared would be undefined in the browser.
 * @returns a sentence that names the import and the way out; null when all is well
 */
export function sharedNameProblem(file: string, source: string): string | null {
  for (const [, clause = '', entry = ''] of source.matchAll(IMPORT)) {
    const [, list] = /^\{([^}]*)\}$/.exec(clause) ?? [];
    const isZod = entry === 'zod/mini';
    if (isZod ? clause !== '* as z' : list === undefined)
      return `${file}: write this import of ${entry} as ${isZod ? '* as z' : 'a list of names'}, which can be checked (decision 0030)`;
    const used = isZod ? zodNames(source) : namesOf(list ?? '');
    const unknown = used.find((name) => !SHARED_NAMES[entry]?.includes(name));
    const way = isZod ? "import it from 'zod/v4-mini'" : 'use what a page inside a shell may';
    if (unknown) return `${file}: shells do not share ${unknown} of ${entry}; ${way} (decision 0030)`;
  }
  return null;
}

const namesOf = (list: string): readonly string[] =>
  list
    .split(',')
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));

const zodNames = (source: string): readonly string[] =>
  [...source.matchAll(/(?<![\w.])z\.([a-z_]\w*)/g)].map(([, name = '']) => name).filter((name) => !ZOD_TYPES.has(name));
