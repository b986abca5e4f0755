import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Registry } from '../schema/index.ts';
import { fetchMenuRows } from './menuRows.ts';
import { rowsWithoutPage } from './rowsWithoutPage.ts';

const page = { expose: './page/x', js: [], css: [], shared: [], layout: 'console' as const };
const summary = { url: '/x/', integrity: '', contract: 1, requires: [], shared: {}, commit: null, created: 0 };
const empty = { state: 'active' as const, message: null, active: null, blocked: [], activations: [], releases: [] };
const load = (key: string) => ({ entry: null, pages: { [key]: page }, slots: {}, host: null });
const registry: Registry = {
  revision: 1,
  host: empty,
  remotes: {
    remote_system: {
      ...empty,
      active: '2',
      releases: [
        { ...summary, id: '2', load: load('system/dict/index') },
        { ...summary, id: '1', load: load('system/user/index') },
      ],
    },
  },
};

describe('rows without a page', () => {
  it('are those that no live release has, told with the titles above them', () => {
    const rows = [
      {
        id: 7,
        name: '系统管理',
        path: '/system',
        component: null,
        children: [
          { id: 1, name: '字典管理', path: 'dict', component: 'system/dict/index.vue' },
          { id: 2, name: '用户管理', path: 'user', component: 'system/user/index' },
        ],
      },
    ];

    expect(rowsWithoutPage(rows, registry)).toEqual([{ id: 2, title: '系统管理 / 用户管理', key: 'system/user/index' }]);
  });

  it('are neither links, nor frames, nor directories', () => {
    const rows = [
      { id: 3, name: '文档', path: 'https://example.com', component: 'a/b' },
      { id: 4, name: '框架', path: 'frame', component: 'Iframe' },
      { id: 5, name: '目录', path: '/system', component: '' },
    ];

    expect(rowsWithoutPage(rows, registry)).toEqual([]);
  });
});

describe('menu rows of a back end', () => {
  let server: Server;

  /** The address of a back end that gives `answer`, to whom shows the token. */
  async function backEnd(answer: unknown): Promise<string> {
    server = createServer(({ headers, url }, response) => {
      const allowed = headers.authorization === 'Bearer t' && url === '/admin-api/system/auth/get-permission-info';
      response.end(JSON.stringify(allowed ? answer : { code: 401, data: null, msg: '账号未登录' }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/admin-api`; // It listens on a port.
  }

  afterEach(() => server.close());

  it('are those of the permission info', async () => {
    const menus = [{ id: 6, name: '系统管理', path: '/system', component: null, children: null }];

    await expect(fetchMenuRows(await backEnd({ code: 0, data: { menus } }), 't')).resolves.toEqual(menus);
  });

  it('are refused with what the back end says', async () => {
    await expect(fetchMenuRows(await backEnd({}), 'expired')).rejects.toThrow('账号未登录 (code 401); is MFE_TOKEN');
  });

  it('are refused with the reason when nobody answers', async () => {
    const address = await backEnd({});
    await new Promise((resolve) => server.close(resolve));

    await expect(fetchMenuRows(address, 't')).rejects.toThrow(/get-permission-info: connect ECONNREFUSED/);
  });

  it('are refused when they are more than can be held', async () => {
    const address = await backEnd({ code: 0, data: { menus: [] }, msg: ' '.repeat(40 * 1024 * 1024) });

    await expect(fetchMenuRows(address, 't')).rejects.toThrow('it answers with more than 32 MB');
  });

  it('are refused when it is no such back end', async () => {
    await expect(fetchMenuRows(await backEnd({ status: 'up' }), 't')).rejects.toThrow('not that of a ruoyi-vue-pro');
  });
});
