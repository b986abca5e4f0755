import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parentPort } from 'node:worker_threads';
import { readSettings, serveProduct } from '@zhilv/server';
import { openSeededDatabase } from '../server/openTestDatabase.ts';

/* For tests: serves the product in a thread of its own, whose memory is limited, and tells what that thread has computed. */

// Nothing was ever published in this folder.
const settings = readSettings({ PORT: '0', SITE_DIR: path.join(tmpdir(), `zhilv-no-site-${randomUUID()}`) });
const { url, close } = await serveProduct(settings, await openSeededDatabase(), () => {});

const tell = (message: unknown): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message);
};
parentPort?.on('message', (message) => {
  if (message === 'close') return void close().then(() => process.exit());
  const { user, system } = process.threadCpuUsage();
  tell((user + system) / 1000);
});
tell(url);
