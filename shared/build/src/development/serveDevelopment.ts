import path from 'node:path';
import process from 'node:process';
import { getRequestListener } from '@hono/node-server';
import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import type { BuildPlan } from '@zhilv/release/build-plan';
import { developmentPath } from '../compiler/baseConfiguration.ts';
import { hostConfigurations } from '../configuration/hostConfigurations.ts';
import { remoteConfiguration } from '../configuration/remoteConfiguration.ts';
import { GraphReader } from '../sharing/GraphReader.ts';
import { uiShares } from '../sharing/uiShares.ts';
import { Description } from './Description.ts';
import { developmentFront } from './developmentFront.ts';
import { developmentReact } from './developmentReact.ts';
import { refuseTakenPort } from './refuseTakenPort.ts';
import { RunningProduct } from './RunningProduct.ts';

type ServerOptions = Exclude<Configuration['devServer'], false | undefined>;

/**
 * Serves a development build on `port`, below `/__dev/<name>/`, with updates in place. It is reached through the
 * gateway, so that address and policy are those of production.
 */
export async function serveDevelopment(planned: BuildPlan, port: number): Promise<void> {
  const { name } = planned;
  // The gateway passes the browser's requests on with any host name; the server is bound to this machine.
  await serve(planned, { ...serverOptions(name, port), allowedHosts: 'all' });
}

/**
 * Serves the console of a running product on `port`, with a development build of a remote in it and updates in place.
 * @param address of the product
 * @returns the console's address
 * @throws Error where no product answers there, and where the port is taken
 */
export async function serveDevelopmentInProduct(planned: BuildPlan, port: number, address: string): Promise<string> {
  const { name: remote } = planned;
  const product = new RunningProduct(address);
  await product.json('registry.json');
  await refuseTakenPort(port);
  const own = serverOptions(remote, port);
  const base = developmentPath(remote);
  const described = async (): Promise<unknown> => (await fetch(`http://${own.host}:${port}${base}release.json`)).json();
  const middleware = getRequestListener(developmentFront({ product, remote, base, described }), { overrideGlobalObjects: false });
  await serve(planned, { ...own, setupMiddlewares: (before) => [...before, { name: 'product', middleware }] }, [
    developmentReact,
  ]);
  return `http://localhost:${port}`;
}

async function serve(
  planned: BuildPlan,
  options: ServerOptions,
  further: readonly (typeof developmentReact)[] = [],
): Promise<void> {
  const output = path.join(planned.directory, 'dist/development');
  const plan = { ...planned, release: 'development', output, shares: await uiShares(planned.directory), remotes: null };
  const graph = new GraphReader(Object.values(plan.host?.documents ?? {}));
  const configurations =
    plan.name === 'host' ? hostConfigurations(plan, 'development', graph) : [remoteConfiguration(plan, 'development', graph)];
  const [main, ...plain] = configurations;
  if (!main) throw new Error(`${plan.name} has no build`);
  // These builds have no dev client, because their scripts run before or beside the code that is updated in place.
  await Promise.all([...plain, ...further.map((one) => one(plan, output))].map(watchToDisk));
  const publicPath = developmentPath(plan.name);
  const server = new RspackDevServer(
    { ...options, static: { directory: output, publicPath, watch: false } },
    rspack({ ...main, plugins: [...(main.plugins ?? []), new Description(plan, output)] }),
  );
  await server.start();
}

function serverOptions(name: string, port: number): ServerOptions {
  const publicPath = developmentPath(name);
  return {
    host: '127.0.0.1',
    port,
    // An answer that goes on, such as a stream of events, would wait for more to pack.
    compress: false,
    // The process that started this one ends it.
    setupExitSignals: false,
    hot: 'only',
    liveReload: false,
    devMiddleware: { publicPath },
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
