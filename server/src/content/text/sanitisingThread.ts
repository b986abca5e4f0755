import { parentPort, workerData } from 'node:worker_threads';
import { sanitiseRichText } from './sanitiseRichText.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage(sanitiseRichText(String(workerData)));
