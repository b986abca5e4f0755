import './resolveOnce.ts';
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { PublishingMessage, PublishingSettings } from './publishing.ts';

// What is imported above is there before any of it runs; these are to be found as `resolveOnce.ts` says.
const [{ buildAll, buildAsMonolith }, { publishBuilds }, { CommandError }, { writeFirstAppConfig }] = await Promise.all([
  import('./buildAll.ts'),
  import('./publishBuilds.ts'),
  import('@zhilv/release/site-directory'),
  import('@zhilv/server/settings'),
]);

const settings = workerData as PublishingSettings; // `startPublishing` gives it.
const tell = (message: PublishingMessage): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message);
};
const say = (line: string): void => tell({ line });

/** Builds, waits until it may publish, and publishes by the rules of a start. */
async function run(allowed: Promise<unknown>): Promise<void> {
  const releases = await (settings.monolith ? buildAsMonolith : buildAll)(say);
  await allowed;
  await writeFirstAppConfig(settings);
  await publishBuilds(releases, settings.siteDirectory, say);
}

if (parentPort === null) throw new Error('this is a thread of npm start');
try {
  await run(once(parentPort, 'message'));
} catch (error) {
  tell({ failure: error instanceof CommandError ? error.message : String(error instanceof Error ? error.stack : error) });
}
