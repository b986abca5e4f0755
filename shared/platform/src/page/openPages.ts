import { call } from '../call/call.ts';
import { changes } from '../store/changes.ts';
import { download } from '../call/download.ts';
import { dictionary } from '../dictionary/dictionary.ts';
import { confirm } from '../messages/dialogStore.ts';
import { messages } from '../messages/messageStore.ts';
import { showFailure } from '../messages/showFailure.ts';
import { session } from '../signIn/session.ts';
import { sessionStore } from '../session/sessionStore.ts';

/** The host services that send something. They do what those of the same name do, as long as a page is open that uses them. */
export interface PageServices {
  readonly call: typeof call;
  readonly changes: typeof changes;
  readonly confirm: typeof confirm;
  readonly dictionary: typeof dictionary;
  readonly download: typeof download;
  readonly messages: typeof messages;
  readonly session: typeof session;
  readonly showFailure: typeof showFailure;
}

/** The pages and slots of one release of a remote that are open, and the services that end with them (decision 0027). */
export interface OpenPages {
  /**
   * Notes that a page or slot is open. A shell does it before the page's loader runs.
   * @returns the function that notes that it is closed or covered, and open again
   */
  readonly open: (key: string) => (isOpen: boolean) => void;
  /**
   * Gives services to code that these pages alone use; without keys, to code that any page of the remote may use. Once the last of
   * them has ended, calls are refused with an `AbortError`, messages are dropped, and questions are answered with no. A call that
   * began before goes on, and its outcome is told. Code whose pages were never opened is not limited, for its shell tells nothing.
   */
  readonly services: (keys?: readonly string[]) => PageServices;
}

let signedOut = false;
// Only a session that was left or replaced is written as anything but started.
sessionStore.subscribe(() => (signedOut = sessionStore.read().phase !== 'started'));

/** Begins to keep the open pages of a release. The build of a remote writes the call, once for each release. */
export function createOpenPages(): OpenPages {
  const openByKey = new Map<string, Set<symbol>>();
  /** Counts the calls that have just ended and whose callers have not gone on yet. */
  let telling = 0;

  const isOpen = (keys: readonly string[] = [...openByKey.keys()]): boolean => {
    const known = keys.flatMap((key) => openByKey.get(key) ?? []);
    return !signedOut && (known.length === 0 || known.some(({ size }) => size > 0));
  };

  const open: OpenPages['open'] = (key) => {
    const opened = openByKey.get(key) ?? new Set();
    openByKey.set(key, opened);
    const one = Symbol(key);
    opened.add(one);
    return (stillOpen) => void (stillOpen ? opened.add(one) : opened.delete(one));
  };

  const services: OpenPages['services'] = (keys) => {
    const during = async <Result>(begin: () => Promise<Result>): Promise<Result> => {
      try {
        return await begin();
      } finally {
        // What waits for the call goes on in microtasks and may say what came of it. A timer's turn comes after them.
        telling += 1;
        setTimeout(() => (telling -= 1));
      }
    };
    const unlessEnded = <Result>(begin: () => Promise<Result>): Promise<Result> => (isOpen(keys) ? during(begin) : refused());
    const mayTell = (): boolean => telling > 0 || isOpen(keys);
    const told =
      <Args extends readonly unknown[]>(tell: (...args: Args) => void) =>
      (...args: Args): void =>
        void (mayTell() && tell(...args));

    return {
      // Each list of what was changed loads again, also on other pages.
      changes: { ...changes, announce: told((resource: string) => changes.announce(resource)) },
      call: (endpoint, input, options) => unlessEnded(() => call(endpoint, input, options)),
      download: (endpoint, input, options) => unlessEnded(() => download(endpoint, input, options)),
      // What was saved last changes the labels of other pages, too.
      dictionary: {
        ...dictionary,
        load: (options) => (mayTell() ? during(() => dictionary.load(options)) : refused()),
      },
      // A question of a page that has ended would lead to nothing; one with a single answer only tells something.
      confirm: (options) =>
        (options.cancelText === null ? mayTell() : isOpen(keys)) ? confirm(options) : Promise.resolve(false),
      messages: {
        success: told(messages.success),
        warning: told(messages.warning),
        error: told(messages.error),
        notice: told(messages.notice),
      },
      session: {
        ...session,
        signIn: (request) => unlessEnded(() => session.signIn(request)),
        start: () => unlessEnded(() => session.start()),
        signOut: () => unlessEnded(() => session.signOut()),
      },
      showFailure: told(showFailure),
    };
  };

  return { open, services };
}

function refused(): Promise<never> {
  const refusal = Promise.reject<never>(new DOMException('页面已关闭', 'AbortError'));
  // A timer that was left behind rarely looks at the outcome, and the browser would log each refusal.
  refusal.catch(() => {});
  return refusal;
}
