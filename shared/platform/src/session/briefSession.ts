import { platform, windowStorage } from '../configuration/configuration.ts';
import { isBrief, markBrief } from './keys.ts';

/** Every window in which a brief session goes on holds a share of this lock. */
const WINDOWS = 'zhilv.windows';
/** Marks a window in which the session goes on; it outlives the window's documents. */
const MARK = 'zhilv.window';
/** Holds the time at which any window was there, where browsers have no locks. */
const SEEN = 'zhilv.windows.seen';

const BEAT_MS = 5_000;
/** Browsers let timers of hidden windows run once a minute. */
const GONE_MS = 120_000;

/**
 * Says whether the session that has just begun ends with the last window of the console, for users who did not ask to be
 * remembered on this machine. It is kept where storage does not take the mark.
 */
export function endWithWindows(ends: boolean): void {
  try {
    markBrief(ends);
  } catch {
    return;
  }
  if (ends) joinWindows();
}

/** Tells whether all windows were closed in which the session was to go on. A window that finds another, or is one of them, joins them. */
export async function isLeftOver(): Promise<boolean> {
  if (!isBrief()) return false;
  const isNew = windowStorage()?.getItem(MARK) === null;
  if (isNew && !(await isAnyOpen())) return true;
  joinWindows();
  return false;
}

async function isAnyOpen(): Promise<boolean> {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === WINDOWS);
  } catch {
    // Plain-http addresses have no locks.
    const seenMs = Number(platform().environment.storage.getItem(SEEN));
    return Math.abs(Date.now() - seenMs) < GONE_MS;
  }
}

let joined = false;

function joinWindows(): void {
  try {
    windowStorage()?.setItem(MARK, 'true');
  } catch {
    // Storage is full: once the last window is loaded again the session is over.
  }
  if (joined) return;
  joined = true;
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>; // Absent outside of secure contexts.
  if (locks === undefined) beat();
  else locks.request(WINDOWS, { mode: 'shared' }, () => new Promise(() => {})).catch(beat);
}

function beat(): void {
  try {
    platform().environment.storage.setItem(SEEN, String(Date.now()));
  } catch {
    // Storage is full, so that windows cannot find one another.
  }
  setTimeout(beat, BEAT_MS);
}
