import { followPresence } from './presence.ts';
import { readRevisions } from './readRevisions.ts';

/** The name of the lock that the reading tab holds, and of the channel by which it tells the others. */
const NAME = 'zhilv.registry';

/**
 * The wait before a stream is opened, in milliseconds, half as long or half as long again by chance: not all tabs come at once after
 * a start of the server, and a page that is opened has its own files first. It doubles with each stream that ends early, up to so many
 * times.
 */
const WAIT_MS = 2_000;
const LONGEST = 64;

/**
 * Hears the revisions of the registry from our gateway as soon as they are there, while the document is visible. A browser opens few
 * connections to a server, so one tab reads for all. Where the browser has no locks (plain http) or the server no such stream, nothing is
 * heard, and whoever asks at intervals learns of them.
 * @returns a function that ends it
 */
export function followRevisions(take: (revision: number) => void): () => void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(NAME);
  let ended = false;
  /** Whether the server has such a stream; null before it has said so. */
  let isThere: boolean | null = null;
  /** Aborts the reading, or the wait for this tab's turn; null while neither is wanted. */
  let turn: AbortController | null = null;

  // Another tab may run an older or newer console. A hidden one asks when it is shown.
  const hear = (data: unknown): void => {
    if (typeof data === 'number' && presence.isPresent()) take(data);
  };
  const tell = (revision: number): void => {
    take(revision);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
    channel.postMessage(revision);
  };
  const read = async (signal: AbortSignal): Promise<void> => {
    let failures = 0;
    while (isThere !== false) {
      await passed(WAIT_MS * Math.min(2 ** failures, LONGEST) * (0.5 + Math.random()), signal);
      if (signal.aborted) return;
      let heard = 0;
      const how = await readRevisions({ signal, take: (revision) => tell(((heard += 1), revision)) });
      if (how === 'left') return;
      if (heard > 0) isThere = true;
      // A proxy refuses for its server while that starts anew.
      if (how === 'refused') isThere ??= false;
      // After its first sign of life a stream was a good one.
      failures = heard > 1 ? 0 : failures + 1;
    }
  };
  const change = (): void => {
    const isWanted = !ended && isThere !== false && presence.isPresent();
    if (isWanted === (turn !== null)) return;
    turn?.abort();
    turn = null;
    if (!isWanted) return;
    const { signal } = (turn = new AbortController());
    // It rejects if the tab is hidden before its turn comes.
    navigator.locks.request(NAME, { signal }, () => read(signal)).catch(() => {});
  };

  const presence = followPresence(change);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
  change();
  return () => {
    ended = true;
    change();
    presence.end();
    channel.close();
  };
}

/** Waits so many milliseconds, or until the signal aborts. */
const passed = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
