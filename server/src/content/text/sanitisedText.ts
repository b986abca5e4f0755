import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sanitiseRichText } from './sanitiseRichText.ts';

/** Longer text is sanitised in a thread, because everybody else would wait for it: two million characters take a second or two. */
const LONGEST_HERE = 20_000;

/** Hostile text ends its thread and not the server. */
const MEMORY_MB = 512;

const underWay = new Map<string, Promise<string>>();
let before: Promise<unknown> = Promise.resolve();

/**
 * Gives rich text as `sanitiseRichText` does, without holding others up. Texts that are long take turns, and one that several
 * ask for at a time is sanitised once.
 */
export function sanitisedText(html: string): Promise<string> {
  if (html.length <= LONGEST_HERE) return Promise.resolve(sanitiseRichText(html));
  const known = underWay.get(html);
  if (known) return known;
  const made = before.then(() => sanitisedInThread(html)).finally(() => underWay.delete(html));
  underWay.set(html, made);
  before = made.catch(() => {});
  return made;
}

async function sanitisedInThread(html: string): Promise<string> {
  const thread = new Worker(new URL('./sanitisingThread.ts', import.meta.url), {
    workerData: html,
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // `once` rejects with what ended the thread.
  const [sanitised] = (await once(thread, 'message')) as [string];
  return sanitised;
}
