import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import type { PageDeclaration } from '../pages/definePages.ts';
import { baseConfiguration } from './baseConfiguration.ts';
import type { BuildPlan } from './BuildPlan.ts';
import { GraphReader } from './GraphReader.ts';
import { withRefresh } from './reactRefresh.ts';
import { releaseId } from './releaseId.ts';
import { singletons, uiShares } from './sharedModules.ts';
import { readPackage } from './workspacePackage.ts';

/** Name of a page's expose: federation allows no other characters to be taken for granted. */
export const exposeOf = (pageKey: string): string => `./page/${pageKey}`;

export interface RemoteOptions {
  /** Absolute folder of the remote's package. */
  readonly directory: string;
  readonly pages: Readonly<Record<string, PageDeclaration>>;
}

/**
 * The build of a remote: a container without an entry of its own, with one expose per page, so that the build knows
 * the exact files of each (architecture §4).
 */
export function remote({ directory, pages }: RemoteOptions): BuildPlan {
  const { name: packageName } = readPackage(directory);
  const name = packageName.replace(/^@[^/]+\//, '').replaceAll('-', '_');
  const release = releaseId(directory);
  const output = path.join(directory, 'dist', release);
  const ui = uiShares(directory);
  const graph = new GraphReader();
  const shared = singletons(directory);
  return {
    name,
    directory,
    release,
    output,
    pages,
    graph,
    configurations: (mode) => {
      const development = mode === 'development';
      const uniqueName = development ? name : `${name}@${release}`;
      const base = baseConfiguration({ mode, directory, output, name, uniqueName, layer: 'remotes', scope: name });
      const configuration: Configuration = {
        ...base,
        entry: {},
        plugins: [
          ...(base.plugins ?? []),
          new ModuleFederationPlugin({
            name,
            filename: 'remoteEntry.js',
            exposes: writeExposes(directory, pages, '@zhilv/ui/root' in ui),
            shared,
            shareStrategy: 'loaded-first',
            dts: false,
            manifest: true,
            experiments: { asyncStartup: true, externalRuntime: true, optimization: { target: 'web' } },
          }),
          new rspack.sharing.ConsumeSharedPlugin({ consumes: ui, enhanced: true }),
          graph,
        ],
      };
      return [development ? withRefresh(configuration, directory) : configuration];
    },
  };
}

/** Writes the module behind each expose: the page, and the `UiRoot` of the copy of `ui` that the page uses. */
function writeExposes(directory: string, pages: RemoteOptions['pages'], withUi: boolean): Record<string, string> {
  const folder = path.join(directory, '.generated');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return Object.fromEntries(
    Object.entries(pages).map(([key, page]) => {
      const file = path.join(folder, `${key.replaceAll('/', '.')}.ts`);
      const module = path.posix.join('../src', page.module);
      const root = withUi && page.layout !== 'public' ? `export { UiRoot } from '@zhilv/ui/root';\n` : '';
      writeFileSync(file, `export * from '${module}';\n${root}`);
      return [exposeOf(key), `./.generated/${path.basename(file)}`];
    }),
  );
}
