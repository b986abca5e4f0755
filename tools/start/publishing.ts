import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Settings } from '@zhilv/server/settings';
import { CommandError } from '@zhilv/release/site-directory';

/** What the thread needs to know. */
export interface PublishingSettings extends Pick<Settings, 'seed' | 'siteDirectory' | 'apiTarget'> {
  /** True when it builds one application without federation, to measure against (docs/decisions/0028). */
  readonly monolith: boolean;
}

/** What the thread tells: a line for the operator, or the reason why it gave up. */
export type PublishingMessage = { readonly line: string } | { readonly failure: string };

/** The builds of a start on their way to the site directory. */
export interface Publishing {
  /** Lets the thread publish what it has built, and settles when that is live. @throws CommandError when it cannot be */
  readonly finish: () => Promise<void>;
}

/**
 * Builds what changed on a thread of its own, while the server is loaded and the database opened. It publishes nothing before it
 * is told to, because a start that finds another at work must change nothing.
 * @param monolith true for one application without federation (docs/decisions/0028)
 * @param report takes lines for the operator
 */
export function startPublishing(settings: Settings, monolith: boolean, report: (line: string) => void): Publishing {
  const { seed, siteDirectory, apiTarget } = settings;
  const thread = new Worker(new URL('./publishingThread.ts', import.meta.url), {
    workerData: { seed, siteDirectory, apiTarget, monolith } satisfies PublishingSettings,
  });
  let failure: string | null = null;
  thread.on('message', (message: PublishingMessage) => {
    if ('line' in message) report(message.line);
    else ({ failure } = message);
  });
  const ended = once(thread, 'exit');
  // Whoever calls `finish` learns of it; a start that has failed before does not call it.
  ended.catch(() => {});
  return {
    finish: async () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage('publish');
      await ended;
      if (failure !== null) throw new CommandError(failure);
    },
  };
}
