import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { DOCUMENT_NAMES, type HostAssets, type Release, type ReleaseFile } from '@zhilv/release/schema';
import { developmentPath } from './compiler/baseConfiguration.ts';
import type { BuildPlan, HostParts } from '@zhilv/release/build-plan';
import { remoteConfiguration } from './configuration/remoteConfiguration.ts';
import { readIcon } from './description/readIcon.ts';
import { uiShares } from './sharing/uiShares.ts';
import { GraphReader } from './sharing/GraphReader.ts';
import { hostConfigurations } from './configuration/hostConfigurations.ts';
import { exposeOf } from './configuration/exposedModules.ts';
import { exportedNames } from './package/exportedNames.ts';
import { singletonVersions } from './sharing/sharedModules.ts';
import { findPackage, readPackage } from './package/workspacePackage.ts';

/**
 * Serves a development build on `port`, below `/__dev/<name>/`, with updates in place. It is reached through the
 * gateway, so that address and policy are those of production.
 */
export async function serveDevelopment(planned: BuildPlan, port: number): Promise<void> {
  const output = path.join(planned.directory, 'dist/development');
  const plan = { ...planned, release: 'development', output, shares: await uiShares(planned.directory), remotes: null };
  const graph = new GraphReader(Object.values(plan.host?.documents ?? {}));
  const configurations =
    plan.name === 'host' ? hostConfigurations(plan, 'development', graph) : [remoteConfiguration(plan, 'development', graph)];
  const [main, ...plain] = configurations;
  if (!main) throw new Error(`${plan.name} has no build`);
  // These builds have no dev client, because their scripts run before or beside the code that is updated in place.
  await Promise.all(plain.map(watchToDisk));
  const server = new RspackDevServer(
    serverOptions(plan.name, port, output),
    rspack({ ...main, plugins: [...(main.plugins ?? []), new Description(plan, output)] }),
  );
  await server.start();
}

function serverOptions(name: string, port: number, output: string): Exclude<Configuration['devServer'], false | undefined> {
  const publicPath = developmentPath(name);
  return {
    host: '127.0.0.1',
    port,
    // The gateway passes the browser's requests on with any host name; the server is bound to this machine.
    allowedHosts: 'all',
    // The process that started this one ends it.
    setupExitSignals: false,
    hot: 'only',
    liveReload: false,
    devMiddleware: { publicPath },
    static: { directory: output, publicPath, watch: false },
    webSocketServer: { type: 'ws', options: { path: `${publicPath}ws` } },
    client: { webSocketURL: `auto://0.0.0.0:0${publicPath}ws`, overlay: false },
  };
}

function watchToDisk(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    rspack(configuration).watch({}, (error, stats) => {
      if (error) reject(error);
      else {
        if (stats?.hasErrors()) process.stderr.write(`${stats.toString({ all: false, errors: true, colors: true })}\n`);
        resolve();
      }
    });
  });
}

const file = (name: string): ReleaseFile => ({ file: name, integrity: '' });

/** Emits a `release.json` without digests beside the files, so that the gateway can name them in its registry. */
class Description {
  readonly #plan: BuildPlan;
  readonly #output: string;

  constructor(plan: BuildPlan, output: string) {
    this.#plan = plan;
    this.#output = output;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Description', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'Description', stage }, () => {
        compilation.emitAsset('release.json', new compiler.rspack.sources.RawSource(JSON.stringify(this.#describe())));
      });
    });
  }

  #describe(): Release {
    const { name, directory, pages, slots, host } = this.#plan;
    const isHost = name === 'host';
    return {
      schema: 1,
      name,
      release: 'development',
      contract: 1,
      // A remote in development is not checked. The host has to list the names that published remotes find in it.
      platform: isHost ? exportedNames(readPackage(findPackage(directory, '@zhilv/platform'))) : [],
      shared: isHost ? singletonVersions(directory) : {},
      entry: isHost ? null : file('remoteEntry.js'),
      pages: Object.fromEntries(
        Object.entries(pages).map(([key, { module: _, layout = 'console', ...routing }]) => [
          key,
          { ...routing, layout, expose: exposeOf('page', key), js: [], css: [], shared: [] },
        ]),
      ),
      slots: Object.fromEntries(
        Object.entries(slots).map(([key, { module: _, ...placing }]) => [
          key,
          { ...placing, expose: exposeOf('slot', key), js: [], css: [], shared: [] },
        ]),
      ),
      host: host && this.#host(host),
      files: {},
    };
  }

  #host({ icon, signInAddresses }: HostParts): HostAssets {
    const documents = DOCUMENT_NAMES.map((name) => [
      name,
      { scripts: [file('refresh.js'), file(`${name}.js`)], styles: [file(`${name}.css`)], preloads: [] },
    ]);
    const script = (name: string): string => {
      const written = path.join(this.#output, name);
      return existsSync(written) ? readFileSync(written, 'utf8') : '';
    };
    return {
      documents: Object.fromEntries(documents) as HostAssets['documents'], // one entry per DOCUMENT_NAMES
      shared: {},
      firstScript: script('first.js'),
      headScript: script('head.js'),
      olderBrowserScript: script('older-browser.js'),
      icon: readIcon(path.join(this.#plan.directory, icon)),
      signInAddresses: [...signInAddresses],
    };
  }
}
