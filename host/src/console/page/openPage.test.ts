import type { Loader } from '@zhilv/loader';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsoleRoute } from '../route/ConsoleRoute.ts';
import { openPage, type OpenPageOptions } from './openPage.ts';

const options: OpenPageOptions = {
  // Opening a page of the host does not use the loader.
  loader: {} as Loader,
  navigation: { go: async () => {}, goBy: async () => {} },
  setDirty: () => {},
};
const route: Omit<ConsoleRoute, 'target'> = {
  path: '/own',
  title: '自有页面',
  trail: [],
  rowIds: [],
  keepAlive: true,
  affix: false,
  listed: true,
};
const open = (load: () => Promise<{ Component: () => null }>) =>
  openPage({ ...route, target: { kind: 'host-page', load } }, '/own', options);

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: { host: '/host/9/' } } });
  vi.stubGlobal('window', globalThis);
});
afterEach(() => vi.unstubAllGlobals());

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
