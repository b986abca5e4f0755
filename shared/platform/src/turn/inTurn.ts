import { platform } from '../configuration/configuration.ts';
import { takeLease } from './lease.ts';

interface Turn<Result> {
  /** Windows do one after the other what has one name. */
  readonly name: string;
  /** The turn has to come before it aborts. */
  readonly signal: AbortSignal;
  readonly work: () => Result | Promise<Result>;
  /** Is done instead where the turn does not come in time. */
  readonly otherwise: () => Result | Promise<Result>;
}

/**
 * Does work while no other window does any of the same name. Windows are processes of their own, and find storage as it was a moment
 * ago. Where browsers have no locks, as on plain-http addresses, a lease in storage stands in for one. Where the shell keeps the session
 * nothing is shared with other windows.
 */
export async function inTurn<Result>({ name, signal, work, otherwise }: Turn<Result>): Promise<Result> {
  if (platform().configuration.tokens !== undefined) return work();
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>; // Absent outside of secure contexts.
  const doing: { done?: Promise<Result> } = {};
  const begin = (): Promise<Result> => (doing.done = (async () => work())());
  try {
    if (locks !== undefined) await locks.request(name, { signal }, begin);
  } catch {
    // Either the lock was not to be had, or the work failed: its own promise says so.
  }
  if (doing.done === undefined && !signal.aborted) {
    const release = await takeLease(name, signal);
    if (release !== null) await begin().then(release, release);
  }
  return doing.done ?? otherwise();
}

/** A change takes no time, so one that lasts so long a part of the limit is that of a window which stands still. */
const PART_OF_LIMIT = 4;

/**
 * Makes a change of the stored session while no other window makes one: without this one window may store a renewed token while another
 * is signing somebody else in. It goes ahead where its turn does not come in time.
 */
export const exclusively = <Result>(change: () => Result): Promise<Result> =>
  within(platform().environment.sessionTimeoutMs / PART_OF_LIMIT, (signal) =>
    inTurn({ name: 'zhilv.session', signal, work: change, otherwise: change }),
  );

/** Does work with a signal that aborts after a time, with the `reason` that is given. */
export async function within<Result>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
  reason?: () => Error,
): Promise<Result> {
  // `AbortSignal.timeout` is younger than our browsers.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(reason?.()), limitMs);
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
  }
}
