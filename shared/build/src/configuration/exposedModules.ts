import path from 'node:path';
import type { BuildPlan } from '@zhilv/release/build-plan';
import { REFRESH } from '../compiler/reactRefresh.ts';
import { dependsOn } from '../package/workspacePackage.ts';
import { writeGenerated } from '../package/writeGenerated.ts';

type Kind = 'page' | 'slot';

/** Name of the expose of a page or slot. */
export const exposeOf = (kind: Kind, key: string): string => `./${kind}/${key}`;

/** The module behind an expose, from the remote's folder. */
export const generatedModule = (kind: Kind, key: string): string => `./.generated/${kind}/${key.replaceAll('/', '.')}.ts`;

/** The chunk of an exposed module, as the rules of splitting tell slots from pages. */
export const chunkNameOf = (kind: Kind, key: string): string => `${kind}-${key.replaceAll('/', '-')}`;

/** The chunk of a page's own module. */
export const pageChunk = (key: string): string => chunkNameOf('page', key);

/** The expose with which every shell can show a remote's pages, whatever the shell is made of (architecture §4). */
export const MOUNT_EXPOSE = './mount';
export const MOUNT_MODULE = './.generated/mount.ts';
export const MOUNT_CHUNK = 'mount';

/**
 * Whether a chunk uses no files that pages share. A page that shows a slot would load such a file for one card, and a mount
 * loads its page as every shell does.
 */
export const isApart = (name: string | undefined): boolean => name === MOUNT_CHUNK || (name?.startsWith('slot-') ?? false);

interface Exposed {
  readonly import: string;
  /** The name of the chunk. */
  readonly name: string;
}

/**
 * Writes the module behind each expose, which exports the page's or slot's module, the `UiRoot` of the copy of `ui` that it uses, and
 * the function by which a shell tells that it is open; public pages use neither. It also writes the module of `mount`.
 *
 * @returns the exposed modules of the container, by expose
 */
export function writeExposedModules(plan: BuildPlan, withUi: boolean): Record<string, Exposed> {
  const { directory, pages, slots } = plan;
  const withServices = dependsOn(plan.directory, '@zhilv/platform');
  const exposed = (kind: Kind, key: string, module: string, withRoot: boolean): [string, Exposed] => {
    const source = path.posix.join('../../src', module);
    const root = withRoot ? `export { UiRoot } from '@zhilv/ui/root';\n` : '';
    const text = `export * from '${source}';\n${root}${withServices ? openingSource(key) : ''}${refreshing(source)}`;
    writeGenerated(path.join(directory, generatedModule(kind, key)), text);
    return [exposeOf(kind, key), { import: generatedModule(kind, key), name: chunkNameOf(kind, key) }];
  };
  writeGenerated(path.join(directory, MOUNT_MODULE), mountSource(plan, withUi));
  return Object.fromEntries([
    [MOUNT_EXPOSE, { import: MOUNT_MODULE, name: MOUNT_CHUNK }],
    ...Object.entries(pages).map(([key, { module, layout }]) => exposed('page', key, module, withUi && layout !== 'public')),
    ...Object.entries(slots).map(([key, { module }]) => exposed('slot', key, module, withUi)),
  ]);
}

const openingSource = (key: string): string =>
  `import { openPages } from "../openPages.ts";\nexport const openPage = () => openPages.open('${key}');\n`;

/**
 * Adds code that takes a changed module over in a development build. React Refresh by itself takes over only modules that export
 * nothing but components, and a page's exports a loader too. Its components are registered a moment after it has run.
 */
const refreshing = (source: string): string =>
  `if (import.meta.webpackHot) import.meta.webpackHot.accept('${source}', () => setTimeout(${REFRESH}.performReactRefresh));\n`;

/** The source of `mount`, which loads each page by the same chunk as shells that load its expose. */
function mountSource(plan: BuildPlan, withUi: boolean): string {
  const { name, pages } = plan;
  const ofPages = Object.entries(pages)
    // The frame of the public site is left out, for it is no page itself.
    .filter(([, page]) => page.frame === undefined)
    .map(([key, page]) => {
      const routing = JSON.stringify({ path: page.path, title: page.title }).slice(1, -1);
      const module = path.posix.relative('./.generated', generatedModule('page', key));
      const load = `load: () => import(/* webpackChunkName: "${pageChunk(key)}" */ './${module}')`;
      return `    ${JSON.stringify(key)}: { ${[routing, load].filter((text) => text !== '').join(', ')} },`;
    });
  const services = [
    'configurePlatform',
    'confirm',
    'addPagePaths',
    'PageContext',
    'disposePage',
    'session',
    'setFileHosts',
    'messagePlaces',
  ].join(', ');
  const withPlatform = dependsOn(plan.directory, '@zhilv/platform');
  return [
    "import { createMount } from '@zhilv/loader/mount';",
    ...(withPlatform ? [`import { ${services} } from '@zhilv/platform';`] : []),
    'export const mount = createMount({',
    `  name: '${name}',`,
    '  base: __webpack_public_path__,',
    '  pages: {',
    ...ofPages,
    '  },',
    ...(withPlatform ? [`  platform: { ${services} },`] : []),
    ...(withPlatform && withUi ? ["  loadMessages: () => import('@zhilv/ui/messages'),"] : []),
    '});',
    '',
  ].join('\n');
}
