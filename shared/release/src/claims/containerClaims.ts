import type { Loads } from '../container/Container.ts';
import type { Release, ReleaseFile } from '../schema/index.ts';
import type { ReleaseScripts } from './ReleaseScripts.ts';

/** A page, a contribution to a slot, or `./mount`, as a release describes it. */
interface Described {
  readonly what: string;
  readonly expose: string;
  readonly js: readonly ReleaseFile[];
  readonly css: readonly ReleaseFile[];
  readonly shared: readonly string[];
}

/** Compares what a remote says of its pages, slots and files with what its container has and loads. */
export function containerClaims(release: Release, scripts: ReleaseScripts): readonly string[] {
  const { container } = scripts;
  if (!container)
    return [
      `${release.entry?.file} is no container that can be read: its tables are not as the bundler of @zhilv/build writes them`,
    ];
  const build = `${release.name}@${release.release}`;
  const isOwn = container.globals.has(release.name) && container.build === build;
  const keys = new Set(container.consumed.map(({ shareKey }) => shareKey));
  return [
    ...(isOwn ? [] : [`its container is that of ${container.build}, not of ${build}`]),
    ...describedIn(release).flatMap((one) => exposeClaims(one, container.exposes.get(one.expose), scripts, keys)),
    ...Object.keys(release.files)
      .filter((file) => file.endsWith('.br'))
      .map((file) => `${file} is among its files, and has the name of what publishing packs`),
    ...uncheckedChunks(release, scripts).map(
      (file) => `${file} is a chunk for which its container has no digest, so that browsers would not check it`,
    ),
    ...[...scripts.digests].flatMap(([file, digest]) => {
      if (!release.files[file]) return [`its container loads ${file}, which is none of its files`];
      return release.files[file].integrity === digest ? [] : [`its container loads ${file} by a digest that is not that file's`];
    }),
  ];
}

const uncheckedChunks = ({ entry }: Release, { sources, digests, modulesOf }: ReleaseScripts): readonly string[] =>
  [...sources].flatMap(([file, source]) =>
    file !== entry?.file && !digests.has(file) && source.includes('.push([[') && modulesOf(file).length > 0 ? [file] : [],
  );

const describedIn = ({ pages, slots, mount }: Release): readonly Described[] => [
  ...Object.entries(pages).map(([key, page]) => ({ what: `page ${key}`, ...page })),
  ...Object.entries(slots).map(([key, slot]) => ({ what: `slot ${key}`, ...slot })),
  ...(mount ? [{ what: 'mount', ...mount }] : []),
];

function exposeClaims(
  { what, expose, js, css, shared }: Described,
  loads: Loads | undefined,
  { filesOf }: ReleaseScripts,
  keys: ReadonlySet<string>,
): readonly string[] {
  if (!loads) return [`${what} is to be ${expose} of the container, which exposes no such module`];
  const loaded = filesOf(loads);
  return [
    ...fileClaims(what, 'js', js, loaded.scripts),
    ...fileClaims(what, 'css', css, loaded.styles),
    ...shared
      .filter((key) => !keys.has(key))
      .map((key) => `${what} names the shared module ${key}, which its container does not ask for`),
  ];
}

function fileClaims(
  what: string,
  kind: 'js' | 'css',
  named: readonly ReleaseFile[],
  loaded: readonly string[],
): readonly string[] {
  const names = named.map(({ file }) => file);
  return [
    ...loaded
      .filter((file) => !names.includes(file))
      .map((file) => `${what} leaves out ${file}, which its container loads for it`),
    ...names
      .filter((file) => !loaded.includes(file))
      .map((file) => `${what} names ${file} as its ${kind}, which its container does not load for it`),
  ];
}
