import { memoryStorage } from './memoryStorage.ts';

/** A document's entry tells the platform this. */
export interface PlatformConfiguration {
  /** Every API path begins with this prefix, like `/prod-api/admin-api`. */
  readonly apiBase: string;
  /** Calls carry `tenant-id`, and signing in resolves a tenant. */
  readonly tenantOn: boolean;
}

/** The platform needs this of its surroundings. The defaults are a browser's; tests bring their own. */
export interface PlatformEnvironment {
  readonly storage: Storage;
  /** Other browser tabs send their `storage` events here. */
  readonly storageEvents: Pick<EventTarget, 'addEventListener'> | null;
  /** Leaves the document for another address. */
  readonly goTo: (path: string) => void;
  /** A clock that never jumps, in milliseconds. */
  readonly monotonicMs: () => number;
  /** One call with its retries and the reading of its answer may take this long. */
  readonly timeoutMs: number;
  /** Refreshing and signing out may take this long each, for other calls or the user wait meanwhile. */
  readonly sessionTimeoutMs: number;
  /** A read is tried again after this pause, and a second time after twice as long. */
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

/** Gives the configuration. @throws Error while the document's entry has not called `configurePlatform`. */
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
    // The browser's privacy settings block storage.
    return memoryStorage();
  }
}

/** Gives the storage of this window alone, which ends with it; null outside of browsers and where it is closed. */
export function windowStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    return null;
  }
}
