import type { unreadMessages } from '@zhilv/platform';
import { passTime, stopClock } from '../page/passTime.ts';
import { beforeEach, onTestFinished, vi } from 'vitest';
import { preparePlatform } from './preparedPlatform.ts';

/** A window of a browser, which has the platform's modules in a state of its own. */
export interface TestWindow {
  readonly unread: typeof unreadMessages;
  readonly announce: (resource: string) => void;
  /** Shows the number. @returns a function that closes the window */
  readonly follow: () => () => void;
}

interface PreparedWindows {
  readonly storage: () => Storage;
  /** The number of calls of all windows. */
  readonly asked: () => number;
  /** Sets what the back end answers from now on. */
  readonly answerWith: (answer: () => Response) => void;
  readonly openWindow: () => Promise<TestWindow>;
  /** Opens a window that shows the number. */
  readonly start: () => Promise<TestWindow & { readonly stop: () => void }>;
}

/** Makes the answer to a call that asks for the number. */
export const counted =
  (count: number): (() => Response) =>
  () =>
    Response.json({ code: 0, data: count, msg: '' });

/** Has windows of one browser ask for the number of unread messages by a clock that stands; it is 3 at first. */
export function prepareWindows(): PreparedWindows {
  const { storage, storeSession } = preparePlatform();
  let answer = counted(3);
  let asked = 0;

  beforeEach(() => {
    asked = 0;
    answer = counted(3);
    vi.stubGlobal('window', Object.assign(new EventTarget(), { sessionStorage: null }));
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    vi.stubGlobal('fetch', async () => {
      asked += 1;
      return answer();
    });
    storeSession();
    // It comes after the windows of the test were closed.
    onTestFinished(() => void vi.unstubAllGlobals());
    stopClock();
    // A window that has asked gives its turn to the next test's.
    onTestFinished(async () => {
      for (const _window of [1, 2]) await passTime(1000);
    });
  });

  const openWindow = async (): Promise<TestWindow> => {
    vi.resetModules();
    const own = await import('@zhilv/platform');
    own.configurePlatform(
      { apiBase: 'http://localhost/admin-api', tenantOn: true },
      { storage: storage(), storageEvents: null, retryDelayMs: 0 },
    );
    return {
      unread: own.unreadMessages,
      announce: (resource) => own.changes.announce(resource),
      follow() {
        let stop = own.unreadMessages.subscribe(() => {});
        const stopOnce = (): void => {
          stop();
          stop = () => {};
        };
        onTestFinished(stopOnce);
        return stopOnce;
      },
    };
  };
  return {
    storage,
    asked: () => asked,
    answerWith: (next) => void (answer = next),
    openWindow,
    async start() {
      const opened = await openWindow();
      const stop = opened.follow();
      await passTime(0);
      return { ...opened, stop };
    },
  };
}

/** A browser tells the other windows of each change of storage. */
export const tellOfStorage = (): void => void window.dispatchEvent(new Event('storage'));
