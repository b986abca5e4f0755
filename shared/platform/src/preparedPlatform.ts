import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { PlatformConfiguration, PlatformEnvironment } from './configuration.ts';
import { configurePlatform } from './configurePlatform.ts';
import type { ApiError } from './http/ApiError.ts';
import { memoryStorage } from './memoryStorage.ts';
import { dialogStore } from './messages/dialogStore.ts';
import { messageStore } from './messages/messageStore.ts';
import { type ScriptedBackEnd, startBackEnd } from './scriptedBackEnd.ts';

/* For tests only: the platform in front of a back end of the test's own, with empty storage and nothing shown. */

interface Prepared {
  readonly backEnd: () => ScriptedBackEnd;
  readonly storage: () => Storage;
  /** All of storage, to compare. */
  readonly stored: () => Readonly<Record<string, string | null>>;
  /** Where the document was sent to. */
  readonly goneTo: () => readonly string[];
  readonly passMs: (ms: number) => void;
  /** Configures anew, with limits of the test's own for instance. */
  readonly configure: (environment?: Partial<PlatformEnvironment>, configuration?: Partial<PlatformConfiguration>) => void;
  readonly storeSession: (keys?: Readonly<Record<string, string>>) => void;
}

export function preparePlatform(): Prepared {
  let backEnd: ScriptedBackEnd;
  let storage: Storage;
  let goneTo: string[];
  let nowMs = 0;

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
    storage = memoryStorage();
    goneTo = [];
    for (const dialog of dialogStore.read()) dialogStore.settle(dialog.id, false);
    await setImmediate();
    // So that no test lives in the pause that follows the refusal of the one before.
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

/** What the user reads now. */
export const shownMessages = () => messageStore.read().map(({ level, text, durationMs }) => ({ level, text, durationMs }));

/** What a call failed with. @throws Error when it did not */
export async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  try {
    await promise;
  } catch (error) {
    return error as ApiError; // Tests look at its fields next.
  }
  throw new Error('The call did not fail.');
}
