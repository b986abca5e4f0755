import { memoryStorage } from './memoryStorage.ts';

/** A document's entry tells the platform this. */
export interface PlatformConfiguration {
  /** Every API path begins with this prefix, like `/prod-api/admin-api`. */
  readonly apiBase: string;
  /** Calls carry `tenant-id`, and signing in resolves a tenant. */
  readonly tenantOn: boolean;
  /** Keeps the session instead of the browser's storage, which is then not touched. Left out where this document signs people in. */
  readonly tokens?: TokenProvider | undefined;
  /** The policy of a page around it that enforces Trusted Types. Left out where the document's own default policy is ours. */
  readonly markup?: MarkupPolicy | undefined;
}

/** A policy of Trusted Types, which takes text that has been sanitised. */
export interface MarkupPolicy {
  /** Gives what elements take as markup: browsers have an object for it. */
  readonly createHTML: (html: string) => string;
}

/** A shell that keeps the session itself and gives its tokens. */
export interface TokenProvider {
  /**
   * Gives the token to send now; null where nobody is signed in. It is asked before each call.
   * @param refused the token that the back end has just refused, for which a newer one is wanted; null where any is
   */
  readonly accessToken: (refused: string | null) => Promise<string | null>;
  /** Gives the tenant of whoever is signed in, where calls carry one. */
  readonly tenantId?: () => number | string | null;
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
  configured = { configuration, environment: { ...surroundings(configuration), ...environment } };
  return configured;
}

/** Several pages of one shell that keeps the session are mounted one after the other: what they know lasts. */
function surroundings({ tokens }: PlatformConfiguration): PlatformEnvironment {
  if (tokens === undefined) return browserEnvironment(browserStorage());
  const { configuration, environment } = configured ?? {};
  const storage = (configuration?.tokens && environment?.storage) ?? memoryStorage();
  return { ...browserEnvironment(storage), storageEvents: null };
}

/** Gives the configuration. @throws Error while the document's entry has not called `configurePlatform`. */
export function platform(): Configured {
  if (configured === undefined) {
    throw new Error('Call configurePlatform({ apiBase, tenantOn }) in the entry of the document before anything else.');
  }
  return configured;
}

/** Gives the origin of the back end, which addresses of its files need not name: mostly the document's. */
export const backEndOrigin = (): string => new URL(configured?.configuration.apiBase ?? '/', window.location.origin).origin;

const browserEnvironment = (storage: Storage): PlatformEnvironment => ({
  storage,
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

/** Gives the storage of this window alone, which ends with it; null outside of browsers, where it is closed and where a shell keeps the session. */
export function windowStorage(): Storage | null {
  if (configured?.configuration.tokens !== undefined) return null;
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    return null;
  }
}
