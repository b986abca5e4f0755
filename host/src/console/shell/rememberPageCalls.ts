import type { FindStarted } from '@zhilv/platform';
import type { createStore } from 'jotai';
import { rememberCalls } from '../../head/rememberedCalls.ts';
import { DICTIONARIES, FIRST_CALLS } from '../../head/startedCalls.ts';
import { openingAddressAtom } from '../tab/tabAtoms.ts';

/** The call by which the console counts unread messages, whatever page is open; a test compares it with the contract. */
export const UNREAD_COUNT = '/system/notify-message/get-unread-count';

/** These belong to no page. */
const OF_SESSION: ReadonlySet<string> = new Set([DICTIONARIES, UNREAD_COUNT, ...FIRST_CALLS]);

/** The paths of the reads that were sent since an address began to be opened; null while none is. */
let paths: Set<string> | null = null;

/** Notes the reads that go through `find` while a page is being opened. */
export const notingReads =
  (find: FindStarted, apiBase: string): FindStarted =>
  (request) => {
    const base = new URL(apiBase.replace(/\/+$/, ''), window.location.href).href;
    const path = request.url.startsWith(`${base}/`) ? request.url.slice(base.length) : '';
    if (request.method === 'GET' && path !== '' && !OF_SESSION.has(path)) paths?.add(path);
    return find(request);
  };

/**
 * Remembers for each address the reads with which its page is opened, so that the head script can send them at once when the
 * document is opened there again.
 */
export function rememberPageCalls(store: Pick<ReturnType<typeof createStore>, 'get' | 'sub'>): void {
  let opening: string | null = null;
  let isFirst = true;
  const follow = (): void => {
    const now = store.get(openingAddressAtom);
    if (now === opening) return;
    // A tab that keeps its page reads nothing now, which says nothing of how that was opened.
    if (now === null && opening !== null && paths !== null && (isFirst || paths.size > 0)) {
      rememberCalls(opening.split('#', 1)[0] ?? opening, [...paths]);
      isFirst = false;
    }
    // A page that is given up for another leaves calls behind which are not the other's.
    paths = now !== null && opening === null ? new Set() : null;
    opening = now;
  };
  store.sub(openingAddressAtom, follow);
  follow();
}
