import process from 'node:process';
import type { PresentRelease } from '@zhilv/build';
import { CommandError } from '@zhilv/release/site-directory';
import { buildAll } from './buildAll.ts';
import { publishBuild } from './start/publishBuild.ts';
import './start/resolveOnce.ts';
import { stopOnSignal } from './start/stopOnSignal.ts';

// What is imported above is there before any of it runs; the server is to be found as `resolveOnce.ts` says.
const { drawSharePictures, prepareDatabase, readSettings, serveProduct, StartupError, writeFirstAppConfig } =
  await import('@zhilv/server');

/** `npm start`: builds what changed, publishes it by the rules of a start, and serves everything at one address. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const database = await prepareDatabase(settings);
  const releases = await buildAll(console.log);
  await writeFirstAppConfig(settings);
  // A first start packs on other threads than it draws on.
  const [drawn] = await Promise.all([drawSharePictures(settings), publishAll(releases, settings.siteDirectory)]);
  if (drawn > 0) console.log(`drew ${drawn} share pictures`);
  const { url, close } = await serveProduct(settings, database, (line) => console.log(JSON.stringify(line)));
  stopOnSignal(close);
  console.log(`ready ${url}`);
}

async function publishAll(releases: readonly PresentRelease[], siteDirectory: string): Promise<void> {
  for (const { release, output } of releases) {
    const { uploaded, activated, notice } = await publishBuild({ release, output }, siteDirectory);
    if (activated) console.log(`activated ${release.name} ${release.release}`);
    else if (uploaded) console.log(`uploaded ${release.name} ${release.release}`);
    if (notice) console.log(notice);
  }
}

try {
  await start();
} catch (error) {
  console.error(error instanceof StartupError || error instanceof CommandError ? error.message : error);
  process.exit(1);
}
