import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../cli/integrityOf.ts';
import type { PageDeclaration } from '../pages/definePages.ts';
import {
  DOCUMENT_NAMES,
  type HostAssets,
  Release,
  type ReleaseFile,
  type ReleasePage,
  type ReleaseSlot,
} from '../schema/index.ts';
import type { SlotDeclaration } from '../slots/defineSlots.ts';
import type { BuildPlan } from './BuildPlan.ts';
import { budgetOf } from './budgetOf.ts';
import { readIcon } from './readIcon.ts';
import type { ChunkFiles, GraphReader } from './GraphReader.ts';
import { exportedNames } from './exportedNames.ts';
import { exposeOf, generatedModule, MOUNT_EXPOSE, MOUNT_MODULE } from './exposedModules.ts';
import { hasServerBuild, SERVER_MODULE } from './serverConfiguration.ts';
import { singletonVersions } from './sharedModules.ts';
import { findPackage } from './workspacePackage.ts';

type Files = Release['files'];

/** The `release.json` of the build that `plan` has just written. */
export function describeRelease(
  plan: BuildPlan,
  graph: GraphReader,
  entryFiles: ReadonlyMap<string, readonly string[]>,
): Release {
  const files = digest(plan.output);
  const isHost = plan.name === 'host';
  return Release.parse({
    schema: 1,
    name: plan.name,
    release: plan.release,
    contract: contractNumber(plan.directory),
    platform: isHost ? exportedNames(findPackage(plan.directory, '@zhilv/platform')) : [...graph.platformExports].sort(),
    shared: Object.fromEntries(
      Object.entries(singletonVersions(plan.directory)).map(([name, version]) => [name, isHost ? version : `^${version}`]),
    ),
    entry: isHost ? null : named(files, 'remoteEntry.js'),
    pages: Object.fromEntries(Object.entries(plan.pages).map(([key, page]) => [key, describePage(graph, files, key, page)])),
    slots: Object.fromEntries(Object.entries(plan.slots).map(([key, slot]) => [key, describeSlot(graph, files, key, slot)])),
    ...(!isHost && { mount: { expose: MOUNT_EXPOSE, ...loadOf(graph, files, MOUNT_MODULE) } }),
    host: isHost ? describeHost(plan, graph, files, entryFiles) : null,
    ...(hasServerBuild(plan) && {
      server: { module: named(files, SERVER_MODULE), styles: sortedByName(graph.styleNames) },
    }),
    budget: budgetOf(plan),
    files,
  } satisfies Release);
}

/** The contract number that the package being built speaks: that of the `contract` it depends on, which Node may not be able to run. */
function contractNumber(directory: string): number {
  const source = readFileSync(path.join(findPackage(directory, '@zhilv/contract'), 'src/contractNumber.ts'), 'utf8');
  const number = /^export const CONTRACT_NUMBER = (\d+);$/m.exec(source)?.[1];
  if (number === undefined) throw new Error('contract says nowhere which number it has; see contractNumber.ts');
  return Number(number);
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

/** What a shell downloads before it can run the exposed module. */
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
  plan: BuildPlan,
  graph: GraphReader,
  files: Files,
  entryFiles: ReadonlyMap<string, readonly string[]>,
): HostAssets {
  const documents = DOCUMENT_NAMES.map((name) => {
    const entry = entryFiles.get(name);
    if (!entry) throw new Error(`the build has no entry ${name}`);
    const shares = graph.sharesOf.get(`./src/${name}/main.tsx`) ?? []; // The plain sign-in build has none.
    const boot = new Set(shares.flatMap((share) => filesOf(graph.providedFiles.get(share)))).difference(new Set(entry));
    return [
      name,
      {
        scripts: entry.filter(script).map((file) => named(files, file)),
        styles: entry.filter(style).map((file) => named(files, file)),
        preloads: [...boot].map((file) => named(files, file)),
      },
    ];
  });
  return {
    documents: Object.fromEntries(documents) as HostAssets['documents'], // one entry per DOCUMENT_NAMES
    shared: Object.fromEntries(
      [...graph.providedFiles]
        .filter(([key]) => key.startsWith('@zhilv/ui@'))
        // The bundler finds them in the order in which its threads finish.
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, provided]) => [key, filesOf(provided).map((file) => named(files, file))]),
    ),
    headScript: readScript(plan.output, 'head.js'),
    olderBrowserScript: readScript(plan.output, 'older-browser.js'),
    icon: readIcon(plan.directory),
  };
}

/** The bundler finds files in the order in which its threads finish. */
const sortedByName = (texts: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries([...texts].sort(([one], [other]) => (one < other ? -1 : 1)));

const filesOf = (provided: ChunkFiles | undefined): readonly string[] => (provided ? [...provided.js, ...provided.css] : []);

function readScript(output: string, name: string): string {
  const file = path.join(output, name);
  if (!existsSync(file)) throw new Error(`the build wrote no ${name}`);
  return readFileSync(file, 'utf8').trim();
}
