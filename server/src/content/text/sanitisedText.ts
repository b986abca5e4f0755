import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { BusinessError } from '../../call/BusinessError.ts';
import { sanitiseRichText } from './sanitiseRichText.ts';

/** Longer text is sanitised in a thread, because everybody else would wait for it: two million characters take a second or two. */
const LONGEST_HERE = 20_000;

/** Hostile text ends its thread and not the server. */
const MEMORY_MB = 512;

/** No text that people write takes a tenth of this time. Elements one within the other do: each makes the next cost more. */
const LIMIT_MS = 10_000;

/** A text cannot be sanitised in the time and memory that one may take. */
export class TextTooComplex extends BusinessError {
  constructor() {
    super(400, '文本的结构过于复杂，请简化后再保存');
  }
}

/** The digests of texts that were given up, so that they take their time once. */
const givenUp = new LRUCache<string, true>({ max: 1000 });

const underWay = new Map<string, Promise<string>>();
let before: Promise<unknown> = Promise.resolve();

/**
 * Gives rich text as `sanitiseRichText` does, without holding others up. Texts that are long take turns, and one that several
 * ask for at a time is sanitised once.
 * @throws TextTooComplex
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
  const digest = hash('sha256', html);
  if (givenUp.has(digest)) throw new TextTooComplex();
  const thread = new Worker(new URL('./sanitisingThread.ts', import.meta.url), {
    workerData: html,
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const over = new AbortController();
  const limit = setTimeout(() => over.abort(), LIMIT_MS);
  try {
    // `once` rejects with what ended the thread.
    const [sanitised] = (await once(thread, 'message', { signal: over.signal })) as [string];
    return sanitised;
  } catch (failure) {
    if (!over.signal.aborted && !isOutOfMemory(failure)) throw failure;
    givenUp.set(digest, true);
    throw new TextTooComplex();
  } finally {
    clearTimeout(limit);
    void thread.terminate();
  }
}

const isOutOfMemory = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'ERR_WORKER_OUT_OF_MEMORY';
