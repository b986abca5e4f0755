import { platform } from '../configuration/configuration.ts';
import { ownerOf, readKeys, UNREAD } from '../session/keys.ts';
import type { UnreadCount } from './UnreadCount.ts';

/** The clocks of two windows do not differ by more, in milliseconds. */
const SKEW_MS = 10_000;

interface Kept extends UnreadCount {
  /** Tells the user from others. */
  readonly owner: string;
}

/** Keeps what is known where all windows find it. @returns whether storage took it */
export function keepCount(known: UnreadCount): boolean {
  try {
    platform().environment.storage.setItem(UNREAD, JSON.stringify({ ...known, owner: ownerOf(readKeys()) } satisfies Kept));
    return true;
  } catch {
    // Storage is full, so each window asks for itself.
    return false;
  }
}

/** Reads what some window has kept of this user; null where none has. */
export function keptCount(): UnreadCount | null {
  try {
    const kept: unknown = JSON.parse(platform().environment.storage.getItem(UNREAD) ?? 'null');
    if (!isKept(kept) || kept.owner !== ownerOf(readKeys())) return null;
    const { owner: _, ...known } = kept;
    return known;
  } catch {
    // Another page of the origin wrote something else.
    return null;
  }
}

/** Whether this window or another, older or newer one wrote it. A time that is still to come is that of a clock that was ahead. */
function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { owner, count, seen, failure, failures, askedAt } = value as Partial<Record<keyof Kept, unknown>>; // Any object can be read like this.
  return (
    typeof owner === 'string' &&
    (count === null || isNumber(count)) &&
    isNumber(seen) &&
    isNumber(failures) &&
    isNumber(askedAt) &&
    askedAt <= Date.now() + SKEW_MS &&
    (failure === null || isFailure(failure))
  );
}

function isFailure(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, code, message, traceId, retryAfterMs } = value as Partial<
    Record<keyof NonNullable<UnreadCount['failure']>, unknown>
  >;
  return (
    typeof kind === 'string' &&
    isNumber(code) &&
    typeof message === 'string' &&
    (traceId === null || typeof traceId === 'string') &&
    (retryAfterMs === null || isNumber(retryAfterMs))
  );
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && value >= 0;
