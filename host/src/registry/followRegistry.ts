import { fetchRegistry } from '@zhilv/loader';
import { LONGEST_TIMER_MS, retryAfterMs } from '@zhilv/platform/retry-after';
import type { Registry } from '@zhilv/release/schema';
import { askWhileVisible } from './askWhileVisible.ts';

interface FollowRegistryOptions {
  /** The registry that the document carries. */
  readonly registry: Registry;
  /** Takes a newer registry. If it rejects, it gets that registry again the next time. */
  readonly take: (newer: Registry) => Promise<void>;
  /** Called once when several attempts in a row have failed; the registry in force stays. */
  readonly onLost?: () => void;
  /** Left out where nobody tells of revisions. */
  readonly hear?: HearRevisions | undefined;
}

/** Tells of revisions sooner than the next question would, and gives the function that ends it. */
export type HearRevisions = (take: (revision: number) => void) => () => void;

const EVERY_MS = 30_000;

/** From the second failure in a row on the time doubles with each, up to this many times. */
const LONGEST = 8;

/** The number of failures in a row after which `onLost` is called: a single one is a lost packet. */
const FAILURES_TO_TELL = 4;

export interface FollowedRegistry {
  /**
   * Asks at once, for callers who know of a newer registry, unless the server wants to be left alone. Never rejects: after a failure
   * the next attempt comes in its time.
   */
  readonly ask: () => Promise<void>;
  readonly end: () => void;
}

/**
 * Asks for the registry at intervals while the document is visible, ever more rarely while that fails, and at once when it is told of a
 * newer one.
 */
export function followRegistry({ registry, take, onLost, hear }: FollowRegistryOptions): FollowedRegistry {
  let inForce = registry.revision;
  let failures = 0;
  /** The time until which the server wants no calls, in milliseconds of the document's clock. */
  let quietUntil = 0;

  const ask = async (): Promise<void> => {
    if (performance.now() < quietUntil) return;
    try {
      const newer = await fetchRegistry();
      failures = 0;
      // Every write raises the revision, a rollback too, so a lower one comes from a cache that lags behind.
      if (newer.revision <= inForce) return;
      await take(newer);
      inForce = newer.revision;
    } catch (error) {
      failures += 1;
      quietUntil = performance.now() + askedWaitMs(error);
      if (failures === FAILURES_TO_TELL) onLost?.();
    }
  };
  const everyMs = (): number =>
    Math.max(EVERY_MS * Math.min(2 ** Math.max(0, failures - 1), LONGEST), quietUntil - performance.now());
  const endAsking = askWhileVisible({ ask, everyMs });
  const endHearing = hear?.((revision) => {
    if (revision > inForce) void ask();
  });
  return {
    ask,
    end() {
      endAsking();
      endHearing?.();
    },
  };
}

function askedWaitMs(error: unknown): number {
  const asked = error instanceof Error && error.cause instanceof Response ? retryAfterMs(error.cause.headers) : null;
  return Math.min(asked ?? 0, LONGEST_TIMER_MS);
}
