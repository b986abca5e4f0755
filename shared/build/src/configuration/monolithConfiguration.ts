import path from 'node:path';
import type { Configuration } from '@rspack/core';
import type { BuildPlan, HostParts } from '@zhilv/release/build-plan';
import { writeGenerated } from '../package/writeGenerated.ts';
import type { GraphReader } from '../sharing/GraphReader.ts';
import { dependsOn } from '../package/workspacePackage.ts';
import { STYLES, styleRule } from '../compiler/baseConfiguration.ts';
import { chunkNameOf, generatedModule, writeExposedModules } from './exposedModules.ts';
import { monolithGroups } from './monolithGroups.ts';

interface MonolithBuild {
  readonly parts: HostParts;
  /** Absolute folder of the host's package. */
  readonly directory: string;
  readonly remotes: readonly BuildPlan[];
  readonly graph: GraphReader;
}

/** The generated module that stands in place of `@zhilv/loader`, from the host's folder. */
const STATIC_LOADER = './.generated/staticLoader.ts';

/**
 * The configuration of host and remotes as one application without federation: the same entries, sources, styles and checks,
 * with a chunk for each page, and what several use in chunks that all of it shares (docs/decisions/0028).
 */
export function monolithConfiguration(base: Configuration, { parts, directory, remotes, graph }: MonolithBuild): Configuration {
  const loader = path.join(directory, STATIC_LOADER);
  writeGenerated(loader, loaderSource(path.dirname(loader), remotes));
  return {
    ...base,
    entry: { public: parts.documents.public, console: parts.documents.console },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, '@zhilv/loader$': loader } },
    module: { ...base.module, rules: rulesWith(base.module?.rules ?? [], remotes) },
    optimization: { ...base.optimization, splitChunks: { cacheGroups: monolithGroups(parts.chunks) } },
    plugins: [...(base.plugins ?? []), graph],
  };
}

/** Limits the styles that a remote's modules import to its pages, as the remote's own build does. */
const rulesWith = (rules: Rules, remotes: readonly BuildPlan[]): Rules =>
  rules.map((rule) =>
    typeof rule === 'object' && rule?.type === STYLES
      ? {
          oneOf: [
            ...remotes.map(({ name, directory }) => ({
              issuer: path.join(directory, 'src'),
              ...styleRule({ layer: 'remotes', scope: name }),
            })),
            rule,
          ],
        }
      : rule,
  );

type Rules = NonNullable<NonNullable<Configuration['module']>['rules']>;

/** The source of a module that loads each page and slot by the chunk that the bundler makes of it. */
function loaderSource(folder: string, remotes: readonly BuildPlan[]): string {
  const ofRemotes = remotes.map((remote) => {
    writeExposedModules(remote, dependsOn(remote.directory, '@zhilv/ui'));
    const importable = (kind: 'page' | 'slot', declared: BuildPlan['pages'] | BuildPlan['slots']): string[] =>
      Object.entries(declared).map(([key, { module: _, ...facts }]) => {
        const file = path.relative(folder, path.join(remote.directory, generatedModule(kind, key))).replaceAll(path.sep, '/');
        const name = `${remote.name}-${chunkNameOf(kind, key)}`;
        return `${JSON.stringify(key)}: { ...${JSON.stringify(facts)}, load: () => import(/* webpackChunkName: "${name}" */ '${file}') },`;
      });
    const [pages, slots] = [importable('page', remote.pages), importable('slot', remote.slots)];
    return [`{ name: '${remote.name}', pages: {`, ...pages, '}, slots: {', ...slots, '} },'].join('\n');
  });
  return [
    "import { createStaticLoader } from '@zhilv/loader/static';",
    "export { fetchRegistry, fetchTables, RemoteFailure } from '@zhilv/loader/static';",
    'export const createLoader = createStaticLoader([',
    ...ofRemotes,
    ']);',
    '',
  ].join('\n');
}
