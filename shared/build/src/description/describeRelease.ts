import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@zhilv/release/site-directory';
import type { HostParts } from '@zhilv/release/build-plan';
import type { PageDeclaration } from '@zhilv/release/pages';
import {
  DOCUMENT_NAMES,
  type HostAssets,
  Release,
  type ReleaseFile,
  type ReleasePage,
  type ReleaseSlot,
} from '@zhilv/release/schema';
import type { SlotDeclaration } from '@zhilv/release/slots';
import type { ReleaseBuild } from '../configuration/ReleaseBuild.ts';
import { apartShares } from '../sharing/uiShares.ts';
import { LATER_DIGESTS_FILE } from '../sharing/LaterDigests.ts';
import { budgetOf } from './budgetOf.ts';
import { contractNumber } from './contractNumber.ts';
import { readIcon } from './readIcon.ts';
import type { ChunkFiles, GraphReader } from '../sharing/GraphReader.ts';
import { EMBED_FILE } from '../configuration/embedConfiguration.ts';
import { exportedNames } from '../package/exportedNames.ts';
import { exposeOf, generatedModule, MOUNT_EXPOSE, MOUNT_MODULE } from '../configuration/exposedModules.ts';
import { hasServerBuild, SERVER_MODULE } from '../configuration/serverConfiguration.ts';
import { singletonVersions } from '../sharing/sharedModules.ts';
import { EMBED_STYLES } from '../style/EmbedStyles.ts';
import { findPackage, readPackage } from '../package/workspacePackage.ts';

type Files = Release['files'];

/** The `release.json` of the build that `plan` has just written. */
export async function describeRelease(
  plan: ReleaseBuild,
  graph: GraphReader,
  entryFiles: ReadonlyMap<string, readonly string[]>,
): Promise<Release> {
  const files = digest(plan.output);
  const isHost = plan.name === 'host';
  return Release.parse({
    schema: 1,
    name: plan.name,
    release: plan.release,
    ...(plan.title !== undefined && { title: plan.title }),
    contract: await contractNumber(plan.directory),
    platform: isHost
      ? exportedNames(readPackage(findPackage(plan.directory, '@zhilv/platform')))
      : [...graph.platformExports].sort(),
    shared: Object.fromEntries(
      Object.entries(singletonVersions(plan.directory)).map(([name, version]) => [name, isHost ? version : `^${version}`]),
    ),
    entry: isHost ? null : named(files, 'remoteEntry.js'),
    pages: Object.fromEntries(Object.entries(plan.pages).map(([key, page]) => [key, describePage(graph, files, key, page)])),
    slots: Object.fromEntries(Object.entries(plan.slots).map(([key, slot]) => [key, describeSlot(graph, files, key, slot)])),
    ...(!isHost && {
      mount: { expose: MOUNT_EXPOSE, ...loadOf(graph, files, MOUNT_MODULE) },
      embed: { css: EMBED_STYLES in files ? [named(files, EMBED_STYLES)] : [] },
    }),
    host: plan.host && describeHost(plan, plan.host, graph, files, entryFiles),
    ...(hasServerBuild(plan) && {
      server: { module: named(files, SERVER_MODULE), styles: sortedByName(graph.styleNames) },
    }),
    budget: budgetOf(plan),
    files,
  } satisfies Release);
}

function digest(output: string): Files {
  const names = readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(output, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
  return Object.fromEntries(
    names.map((name) => {
      const content = readFileSync(path.join(output, name));
      return [name, { integrity: integrityOf(content), bytes: content.byteLength }];
    }),
  );
}

function named(files: Files, file: string): ReleaseFile {
  const found = files[file];
  if (!found) throw new Error(`the build names ${file}, but did not write it`);
  return { file, integrity: found.integrity };
}

const script = (file: string) => file.endsWith('.js');
const style = (file: string) => file.endsWith('.css');

function describePage(graph: GraphReader, files: Files, key: string, page: PageDeclaration): ReleasePage {
  const { module: _, layout = 'console', ...routing } = page;
  return { ...routing, layout, expose: exposeOf('page', key), ...loadOf(graph, files, generatedModule('page', key)) };
}

function describeSlot(graph: GraphReader, files: Files, key: string, slot: SlotDeclaration): ReleaseSlot {
  const { module: _, ...placing } = slot;
  return { ...placing, expose: exposeOf('slot', key), ...loadOf(graph, files, generatedModule('slot', key)) };
}

/** Gives the files that a shell downloads before it can run the exposed module. */
function loadOf(graph: GraphReader, files: Files, generated: string): Pick<ReleasePage, 'js' | 'css' | 'shared'> {
  const assets = graph.exposedFiles.get(generated);
  if (!assets) throw new Error(`${generated} is not among what the build exposes`);
  return {
    js: assets.js.map((file) => named(files, file)),
    css: assets.css.map((file) => named(files, file)),
    shared: (graph.sharesOf.get(generated) ?? []).filter((share) => share.startsWith('@zhilv/ui@')),
  };
}

function describeHost(
  { directory, output, shares }: ReleaseBuild,
  parts: HostParts,
  graph: GraphReader,
  files: Files,
  entryFiles: ReadonlyMap<string, readonly string[]>,
): HostAssets {
  const documents = DOCUMENT_NAMES.map((name) => {
    const entry = entryFiles.get(name);
    if (!entry) throw new Error(`the build has no entry ${name}`);
    const shares = graph.sharesOf.get(parts.documents[name]) ?? []; // The plain sign-in build has none.
    const boot = new Set(shares.flatMap((share) => filesOf(graph.providedFiles.get(share)))).difference(new Set(entry));
    return [
      name,
      {
        scripts: entry.filter(script).map((file) => named(files, file)),
        styles: entry.filter(style).map((file) => named(files, file)),
        preloads: largestFirst(files, [...boot]).map((file) => named(files, file)),
      },
    ];
  });
  const apart = new Set(Object.values(apartShares(directory, shares)).map(({ shareKey }) => shareKey));
  return {
    documents: Object.fromEntries(documents) as HostAssets['documents'], // one entry per DOCUMENT_NAMES
    shared: Object.fromEntries(
      [...graph.providedFiles]
        .filter(([key]) => key.startsWith('@zhilv/ui@'))
        // The bundler gives them in the order in which its threads finish.
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, provided]) => [
          key,
          [...(apart.has(key) ? [LATER_DIGESTS_FILE] : []), ...filesOf(provided)].map((file) => named(files, file)),
        ]),
    ),
    firstScript: readScript(output, 'first.js'),
    headScript: readScript(output, 'head.js'),
    olderBrowserScript: readScript(output, 'older-browser.js'),
    // A build without federation has no remotes that could be shown elsewhere.
    ...(files[EMBED_FILE] && { embed: named(files, EMBED_FILE) }),
    icon: readIcon(path.join(directory, parts.icon)),
    signInAddresses: [...parts.signInAddresses],
  };
}

/** Sorts files, which the bundler gives in the order in which its threads finish. */
const sortedByName = (texts: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries([...texts].sort(([one], [other]) => (one < other ? -1 : 1)));

/** Sorts files that are all needed before anything runs: a large one that began last would come last, by one connection alone. */
const largestFirst = (files: Files, names: readonly string[]): readonly string[] =>
  [...names].sort((one, other) => (files[other]?.bytes ?? 0) - (files[one]?.bytes ?? 0));

const filesOf = (provided: ChunkFiles | undefined): readonly string[] => (provided ? [...provided.js, ...provided.css] : []);

function readScript(output: string, name: string): string {
  const file = path.join(output, name);
  if (!existsSync(file)) throw new Error(`the build wrote no ${name}`);
  return readFileSync(file, 'utf8').trim();
}
