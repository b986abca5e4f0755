import type { BrokenPart, Loader, PageEntry, PageModule } from '@zhilv/loader';
import { consoleRoute } from '@zhilv/testing/host/tabs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, type OpenPageOptions } from './openPage.ts';

const options: OpenPageOptions = {
  // Opening a page of the host does not use the loader.
  loader: {} as Loader,
  navigation: { go: async () => {}, goBy: async () => {} },
  setDirty: () => {},
  close: () => {},
};
const route = consoleRoute('/own', { title: '自有页面' });
const open = (load: () => Promise<{ Component: () => null }>) =>
  openPage({ ...route, target: { kind: 'host-page', load } }, '/own', options);

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: { host: '/host/9/' } } });
  vi.stubGlobal('window', globalThis);
});
afterEach(() => vi.unstubAllGlobals());

describe('a page of a remote whose data breaks its program', () => {
  const BROKE = new TypeError('broken on purpose');
  const breaking: PageModule = { Component: () => null, loader: () => Promise.reject(BROKE) };
  const entry: PageEntry = {
    key: 'a/page',
    remote: 'remote_a',
    release: '2',
    state: 'active',
    message: null,
    title: '页面',
    layout: 'console',
  };

  /** Opens the page with the module of each release, `2` first; `1` is the only one before. */
  function openFrom(modules: Readonly<Record<string, PageModule>>) {
    let inUse = '2';
    const loader = {
      standing: (remote: string) => ({
        remote,
        state: 'active',
        message: null,
        release: inUse,
        instead: inUse === '2' ? null : 'previous',
      }),
      load: async () => modules[inUse],
      giveWay: vi.fn(async ({ release }: BrokenPart) => {
        if (release === '1') return false;
        inUse = '1';
        return true;
      }),
      reportCrash: vi.fn<Loader['reportCrash']>(),
    };
    // Opening a page asks the loader for nothing else.
    const opened = openPage({ ...route, target: { kind: 'page', page: entry } }, '/own', {
      ...options,
      loader: loader as unknown as Loader,
    });
    return { opened, loader };
  }

  it('is opened from the release before', async () => {
    const { opened, loader } = openFrom({ '2': breaking, '1': { Component: () => null } });

    expect(await opened).toMatchObject({ page: { kind: 'module', release: '1' } });
    expect(loader.giveWay.mock.calls).toEqual([[{ key: 'a/page', remote: 'remote_a', release: '2' }, BROKE]]);
    expect(loader.reportCrash).not.toHaveBeenCalled();
  });

  it('is opened with its failure where that breaks, too', async () => {
    const { opened, loader } = openFrom({ '2': breaking, '1': breaking });

    expect(await opened).toMatchObject({ page: { kind: 'module', release: '1' } });
    expect(loader.reportCrash.mock.calls).toEqual([['remote_a', '1']]);
  });
});

describe('a page of the host', () => {
  it('is one like any other, of the document’s release', async () => {
    const opened = await open(async () => ({ Component: () => null }));

    expect(opened).toMatchObject({ page: { kind: 'module', remote: 'host', release: '9', handle: { title: '自有页面' } } });
  });

  it('has a face in its place when its files do not come', async () => {
    const opened = await open(() => Promise.reject(new Error('Loading chunk failed')));

    expect(opened).toEqual({ page: { kind: 'failed', message: '页面文件暂时无法获取，请稍后重试。' } });
  });
});
