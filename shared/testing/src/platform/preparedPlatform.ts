import { setImmediate } from 'node:timers/promises';
import {
  type ApiError,
  configurePlatform,
  dialogStore,
  messageStore,
  type PlatformConfiguration,
  type PlatformEnvironment,
} from '@zhilv/platform';
import { Storage as MemoryStorage } from 'happy-dom';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type ScriptedBackEnd, startBackEnd } from './scriptedBackEnd.ts';

interface Prepared {
  readonly backEnd: () => ScriptedBackEnd;
  readonly storage: () => Storage;
  /** Gives all of storage, to compare. */
  readonly stored: () => Readonly<Record<string, string | null>>;
  /** Gives the addresses to which the document was sent. */
  readonly goneTo: () => readonly string[];
  readonly passMs: (ms: number) => void;
  /** Configures the platform anew, for instance with limits of the test's own. */
  readonly configure: (environment?: Partial<PlatformEnvironment>, configuration?: Partial<PlatformConfiguration>) => void;
  readonly storeSession: (keys?: Readonly<Record<string, string>>) => void;
}

/** The platform's clock. It never goes back, not even where several files of tests share the platform. */
let nowMs = 0;

/** Puts the platform in front of a back end of the test's own, before each test with empty storage and nothing shown. */
export function preparePlatform(): Prepared {
  let backEnd: ScriptedBackEnd;
  let storage: Storage;
  let goneTo: string[];

  const configure: Prepared['configure'] = (environment, configuration) =>
    configurePlatform(
      { apiBase: `${backEnd.url}/admin-api`, tenantOn: true, ...configuration },
      {
        storage,
        storageEvents: null,
        goTo: (path) => void goneTo.push(path),
        monotonicMs: () => nowMs,
        retryDelayMs: 0,
        ...environment,
      },
    );

  beforeAll(async () => {
    backEnd = await startBackEnd();
  });
  beforeEach(async () => {
    storage = new MemoryStorage();
    goneTo = [];
    for (const dialog of dialogStore.read()) dialogStore.settle(dialog.id, false);
    await setImmediate();
    // The clock moves on, so that no test falls into the pause after the refusal of the one before.
    nowMs += 60_000;
    for (const message of messageStore.read()) messageStore.close(message.id);
    backEnd.forget();
    configure();
  });
  afterAll(() => backEnd.close());

  return {
    backEnd: () => backEnd,
    storage: () => storage,
    stored() {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      return Object.fromEntries(keys.map((key) => [key, storage.getItem(key)]));
    },
    goneTo: () => goneTo,
    passMs: (ms) => {
      nowMs += ms;
    },
    configure,
    storeSession(keys = {}) {
      const session = {
        ACCESS_TOKEN: 'access-1',
        REFRESH_TOKEN: 'refresh-1',
        USERNAME: 'admin',
        TENANT_ID: '1',
        TENANT_NAME: '智旅科技',
        ...keys,
      };
      for (const [key, value] of Object.entries(session)) storage.setItem(key, value);
    },
  };
}

/** Gives the messages that the user reads now. */
export const shownMessages = () => messageStore.read().map(({ level, text, durationMs }) => ({ level, text, durationMs }));

/** Gives the error of a call that fails. @throws Error when it does not fail */
export async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  try {
    await promise;
  } catch (error) {
    return error as ApiError; // Tests look at its fields next.
  }
  throw new Error('The call did not fail.');
}
