import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { BuildPlan } from '@zhilv/release/build-plan';
import { AppConfig } from '@zhilv/release/schema';
import { build } from '../build.ts';
import { buildShell } from '../buildShell.ts';
import { refuseTakenPort } from '../development/refuseTakenPort.ts';
import { RunningProduct } from '../development/RunningProduct.ts';
import { findPackage } from '../package/workspacePackage.ts';
import { builtReleaseFront } from './builtReleaseFront.ts';
import { standaloneShell } from './standaloneShell.ts';

/** What is served, and where. */
interface ServedStandalone {
  readonly url: string;
  /** The id of the release. */
  readonly release: string;
}

/**
 * Builds the release of a remote, unless it is there, and serves it alone on `port`, from the folder in which it was built. A
 * running product answers the calls.
 * @param address of the product
 * @throws Error where no product answers there and where the port is taken, both before it builds, and where it cannot be built
 */
export async function serveStandalone(plan: BuildPlan, port: number, address: string): Promise<ServedStandalone> {
  const product = new RunningProduct(address);
  const appConfig = AppConfig.parse(await product.json('app-config.json'));
  await refuseTakenPort(port);
  const built = await build(plan);
  const shell = await buildShell(standaloneShell(findPackage(plan.directory, '@zhilv/standalone')));
  const answer = builtReleaseFront({ built, ...shell, appConfig, product });
  const server = createServer(getRequestListener(answer, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return { url: `http://localhost:${port}`, release: built.release.release };
}
