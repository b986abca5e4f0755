import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { success } from '@zhilv/testing/platform/scripted-back-end';
import { Storage as MemoryStorage } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Index from '../index.ts';

const { backEnd, storage, stored, storeSession } = preparePlatform();

const api = (path: string) => `/admin-api/system${path}`;
const gone: string[] = [];

/** The locks of a browser, which a window that is closed gives back. */
class Locks {
  readonly held: { readonly name: string }[] = [];

  readonly request = (name: string, { mode }: LockOptions, work: () => Promise<void>): Promise<void> => {
    if (mode === 'shared') this.held.push({ name });
    return work();
  };

  readonly query = (): Promise<object> => Promise.resolve({ held: this.held });
}

let locks: Locks | undefined;

/** Opens a document in a window. Windows share storage, and have each a storage of their own. */
async function openDocument(sessionStorage: Storage = new MemoryStorage()): Promise<typeof Index> {
  vi.stubGlobal('window', { sessionStorage, localStorage: storage() });
  vi.stubGlobal('navigator', locks === undefined ? {} : { locks });
  vi.resetModules();
  const platform = await import('../index.ts');
  platform.configurePlatform(
    { apiBase: `${backEnd().url}/admin-api`, tenantOn: true },
    { storage: storage(), storageEvents: null, goTo: (path) => void gone.push(path), retryDelayMs: 0 },
  );
  return platform;
}

beforeEach(() => {
  gone.length = 0;
  backEnd().script(api('/dict-data/list-all-simple'), success([]));
  backEnd().script(api('/auth/logout'), success(true));
  const user = { id: 1, nickname: '小张' };
  backEnd().script(api('/auth/get-permission-info'), success({ user, roles: [], permissions: [], menus: [] }));
});
afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['with locks', () => new Locks()],
  ['without locks', () => undefined],
])('a session of somebody who is not to be remembered, %s,', (_how, makeLocks) => {
  const closeAll = () => {
    locks?.held.splice(0);
    storage().removeItem('zhilv.windows.seen');
  };
  const begin = async (own?: Storage) => {
    locks = makeLocks();
    const { endWithWindows } = await openDocument(own);
    storeSession();
    endWithWindows(true);
  };

  it('goes on in its window from document to document', async () => {
    const own = new MemoryStorage();
    await begin(own);
    closeAll();

    const { session } = await openDocument(own);
    await session.start();

    expect(session.read().phase).toBe('started');
  });

  it('goes on in a second window while the first is open, and there when the first is closed', async () => {
    await begin();
    const second = new MemoryStorage();

    await (await openDocument(second)).session.start();
    closeAll();
    const { session } = await openDocument(second);
    await session.start();

    expect(session.read().phase).toBe('started');
  });

  it('is over once the last window was closed, here and on the server', async () => {
    await begin();
    closeAll();

    const { session, setReturnAddress } = await openDocument();
    setReturnAddress(() => '/login?redirect=%2Findex');
    void session.start();

    await expect.poll(() => gone).toEqual(['/login?redirect=%2Findex']);
    expect(stored()).not.toHaveProperty('ACCESS_TOKEN');
    expect(stored()).not.toHaveProperty('REFRESH_TOKEN');
    await expect.poll(() => backEnd().receivedAt(api('/auth/logout'))).toHaveLength(1);
    expect(session.read().phase).toBe('idle');
  });

  it('is over as well in a document that starts no session, which goes on without leaving', async () => {
    await begin();
    closeAll();

    const { session, endLeftOver } = await openDocument();
    await endLeftOver();

    expect(session.hasToken()).toBe(false);
    expect(stored()).not.toHaveProperty('ACCESS_TOKEN');
    expect(gone).toEqual([]);
    await expect.poll(() => backEnd().receivedAt(api('/auth/logout'))).toHaveLength(1);
  });

  it('goes on in such a document while another window is open', async () => {
    await begin();

    const { session, endLeftOver } = await openDocument();
    await endLeftOver();

    expect(session.hasToken()).toBe(true);
    expect(backEnd().receivedAt(api('/auth/logout'))).toEqual([]);
  });

  it('is an ordinary one when its user asks to be remembered', async () => {
    await begin();
    const { endWithWindows } = await openDocument();
    endWithWindows(false);
    closeAll();

    const { session } = await openDocument();
    await session.start();

    expect(session.read().phase).toBe('started');
  });
});

it('a window that was last seen long ago, or by a clock that was set since, is closed', async () => {
  locks = undefined;
  const { endWithWindows } = await openDocument();
  storeSession();
  endWithWindows(true);
  storage().setItem('zhilv.windows.seen', String(Date.now() + 172_800_000));

  void (await openDocument()).session.start();

  await expect.poll(() => gone).toEqual(['/']);
});
