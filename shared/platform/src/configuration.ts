import { memoryStorage } from './memoryStorage.ts';

/** What a document's entry knows and this package must be told. */
export interface PlatformConfiguration {
  /** Prefix of every API path, like `/prod-api/admin-api`. */
  readonly apiBase: string;
  /** Whether calls carry `tenant-id` and signing in resolves a tenant. */
  readonly tenantOn: boolean;
}

/** What the platform needs of its surroundings. The defaults are a browser's; tests bring their own. */
export interface PlatformEnvironment {
  readonly storage: Storage;
  /** Where `storage` events of other browser tabs arrive. */
  readonly storageEvents: Pick<EventTarget, 'addEventListener'> | null;
  /** Leaves the document for another address. */
  readonly goTo: (path: string) => void;
  /** A clock that never jumps, in milliseconds. */
  readonly monotonicMs: () => number;
  /** Limit of one call with its retries and the reading of its answer (spec §9). */
  readonly timeoutMs: number;
  /** Limit of refreshing and of signing out, during which other calls or the user wait. */
  readonly sessionTimeoutMs: number;
  /** Pause before a read is tried again; the second one is twice as long. */
  readonly retryDelayMs: number;
}

interface Configured {
  readonly configuration: PlatformConfiguration;
  readonly environment: PlatformEnvironment;
}

let configured: Configured | undefined;

export function configure(configuration: PlatformConfiguration, environment: Partial<PlatformEnvironment>): Configured {
  configured = { configuration, environment: { ...browserEnvironment(), ...environment } };
  return configured;
}

/** @throws Error while the document's entry has not called `configurePlatform`. */
export function platform(): Configured {
  if (configured === undefined) {
    throw new Error('Call configurePlatform({ apiBase, tenantOn }) in the entry of the document before anything else.');
  }
  return configured;
}

const browserEnvironment = (): PlatformEnvironment => ({
  storage: browserStorage(),
  storageEvents: typeof window === 'undefined' ? null : window,
  goTo: (path) => window.location.assign(path),
  monotonicMs: () => performance.now(),
  timeoutMs: 30_000,
  sessionTimeoutMs: 10_000,
  retryDelayMs: 300,
});

function browserStorage(): Storage {
  try {
    return window.localStorage;
  } catch {
    // Blocked by the browser's privacy settings: the session then lives as long as the document.
    return memoryStorage();
  }
}
