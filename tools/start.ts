import process from 'node:process';
import { CommandError } from '@zhilv/release/site-directory';
import { readSettings, StartupError } from '@zhilv/server/settings';
import { startPublishing } from './start/publishing.ts';
import './start/resolveOnce.ts';
import { stopOnSignal } from './start/stopOnSignal.ts';

/** `npm start`: builds what changed, publishes it by the rules of a start, and serves everything at one address. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const publishing = startPublishing(settings, process.argv.includes('--monolith'), console.log);
  // What is imported above is there before any of it runs; the server is to be found as `resolveOnce.ts` says.
  const { drawSharePictures, prepareDatabase, serveProduct } = await import('@zhilv/server');
  const database = await prepareDatabase(settings, console.log);
  // A first start packs on other threads than it draws on.
  const [drawn] = await Promise.all([drawSharePictures(settings), publishing.finish()]);
  if (drawn > 0) console.log(`drew ${drawn} share pictures`);
  const { url, close } = await serveProduct(settings, database, (line) => console.log(JSON.stringify(line)));
  stopOnSignal(close);
  console.log(`ready ${url}`);
}

try {
  await start();
} catch (error) {
  console.error(error instanceof StartupError || error instanceof CommandError ? error.message : error);
  process.exit(1);
}
