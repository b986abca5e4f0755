import { fetchRegistry } from '@zhilv/loader';
import type { Registry } from '@zhilv/release/schema';
import { askWhileVisible } from './askWhileVisible.ts';

interface FollowRegistryOptions {
  /** That of the document. */
  readonly registry: Registry;
  /** Takes a newer one; when it rejects, that one is tried again by the next asking. */
  readonly take: (newer: Registry) => Promise<void>;
  /** Called once when none could be had several times in a row; the one in force stays so. */
  readonly onLost?: () => void;
}

const EVERY_MS = 30_000;

/** One failure is a lost packet; after these many in a row people are told. */
const FAILURES_TO_TELL = 4;

export interface FollowedRegistry {
  /** Asks at once, for whoever knows that there is a newer one. Never rejects: what failed is tried again in its time. */
  readonly ask: () => Promise<void>;
  readonly end: () => void;
}

/** Asks for the registry again and again while the document is visible. */
export function followRegistry({ registry, take, onLost }: FollowRegistryOptions): FollowedRegistry {
  let inForce = registry.revision;
  let failures = 0;

  const ask = async (): Promise<void> => {
    try {
      const newer = await fetchRegistry();
      failures = 0;
      // Every write raises it, a rollback too. A lower one is the answer of a cache that lags behind.
      if (newer.revision <= inForce) return;
      await take(newer);
      inForce = newer.revision;
    } catch {
      failures += 1;
      if (failures === FAILURES_TO_TELL) onLost?.();
    }
  };
  return { ask, end: askWhileVisible({ ask, everyMs: EVERY_MS }) };
}
