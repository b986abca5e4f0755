import { consoleRoute } from '@zhilv/testing/host/tabs';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ModulePage } from '../page/openPage.ts';
import { showTabAtom } from '../tab/tabAtoms.ts';
import { markUnsavedAtom } from '../unsaved/unsavedAtoms.ts';
import { followWindows } from './followWindows.ts';
import type { OpenWindow } from './openWindow.ts';
import { tellOfWindow } from './tellOfWindow.ts';
import { openWindowChannel, type WindowMessage } from './windowChannel.ts';

/** A stand-in for the browser's channel: all windows hear a message at once, and a closed channel neither hears nor sends. */
class OneBrowser extends EventTarget {
  static open = new Set<OneBrowser>();
  constructor() {
    super();
    OneBrowser.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of OneBrowser.open) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    OneBrowser.open.delete(this);
  }
}

const route = consoleRoute('/a', { title: 'A' });
/** A page whose module plays no part here, nor what its router does. */
const page = { kind: 'module', remote: 'remote_x', release: '1', router: { cover: () => {} } } as unknown as ModulePage;

let seen: readonly OpenWindow[];
let end: () => void;

beforeEach(() => {
  OneBrowser.open.clear();
  seen = [];
  vi.stubGlobal('BroadcastChannel', OneBrowser);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { documentElement: { dataset: { host: '/host/9/' } } });
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

function otherWindow() {
  const store = createStore();
  store.set(showTabAtom, { id: '/a', address: '/a?page=2', route, page });
  tellOfWindow(store);
  return store;
}
const ask = () => (end = followWindows((windows) => (seen = windows)));

it('tells who asks what is open, and what changes', () => {
  const store = otherWindow();

  ask();
  expect(seen).toMatchObject([
    {
      hostRelease: '9',
      tabs: [{ address: '/a?page=2', title: 'A', runs: { remote: 'remote_x', release: '1' }, shows: true, unsaved: false }],
    },
  ]);

  store.set(markUnsavedAtom, { id: '/a', unsaved: true });
  expect(seen).toMatchObject([{ tabs: [{ unsaved: true }] }]);
});

it('is gone when it closes, and back when the browser brings it back', () => {
  otherWindow();
  ask();

  window.dispatchEvent(new Event('pagehide'));
  expect(seen).toEqual([]);
  expect(OneBrowser.open.size).toBe(1);

  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(seen).toHaveLength(1);
});

it('takes no message that another console might have made otherwise', () => {
  ask();

  const older = openWindowChannel(() => {});
  for (const message of [{ kind: 'open', window: { id: '1' } }, { kind: 'gone' }, null]) older.say(message as WindowMessage);

  expect(seen).toEqual([]);
});
