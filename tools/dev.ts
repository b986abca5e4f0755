import { createServer } from 'node:net';
import process from 'node:process';
import { serveDevelopment } from '@zhilv/build/development';
import { build } from '@zhilv/build';
import { CommandError, planOf } from '@zhilv/release/site-directory';
import { drawSharePictures, prepareDatabase, readSettings, serveProduct, StartupError, writeFirstAppConfig } from '@zhilv/server';
import { federatedPackages } from './start/buildAll.ts';
import { publishBuild } from './start/publishBuild.ts';
import { stopOnSignal } from './start/stopOnSignal.ts';

/**
 * `npm run dev -- [remote …]`: the host and the named remotes from dev servers with updates in place, the rest from
 * built releases, at one address and under the policy of production. It has a site directory of its own, so that the
 * one of `npm start` stays as it is.
 */
async function develop(names: readonly string[]): Promise<void> {
  const settings = readSettings({
    ...process.env,
    SITE_DIR: process.env['SITE_DIR'] || `${process.env['DATA_DIR'] || '.data'}/development-site`,
  });
  const plans = await Promise.all(federatedPackages().map(planOf));
  const developed = plans.filter(({ name }) => name === 'host' || names.includes(name));
  const unknown = names.filter((name) => !plans.some((plan) => plan.name === name));
  if (unknown.length > 0)
    throw new CommandError(`no such remote: ${unknown.join(', ')}; there are ${plans.map(({ name }) => name).join(', ')}`);

  const database = await prepareDatabase(settings);
  await writeFirstAppConfig(settings);
  // The host is built too, because its release takes over should the development build fail.
  for (const plan of plans) {
    await publishBuild(await build(plan), settings.siteDirectory);
  }
  await drawSharePictures(settings);
  const origins = new Map<string, string>();
  for (const plan of developed) {
    const port = await freePort();
    await serveDevelopment(plan, port);
    origins.set(plan.name, `http://127.0.0.1:${port}`);
  }
  const { url, close } = await serveProduct({ ...settings, developmentServers: origins }, database, (line) =>
    console.log(JSON.stringify(line)),
  );
  stopOnSignal(close);
  console.log(`ready ${url} (with updates in place: ${[...origins.keys()].join(', ')})`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });
}

try {
  await develop(process.argv.slice(2).map((name) => `remote_${name.replaceAll('-', '_').replace(/^remote_/, '')}`));
} catch (error) {
  console.error(error instanceof StartupError || error instanceof CommandError ? error.message : error);
  process.exit(1);
}
