import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestSiteDirectory, refusal, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';
import { promote } from '../activation/activate.ts';
import { writeMenuAddresses } from '../directory/menuAddresses.ts';
import { readRegistry } from '../directory/registryFile.ts';

let test: TestSiteDirectory;
let siteDirectory: string;

beforeEach(() => {
  test = openTestSiteDirectory();
  ({ siteDirectory } = test);
});

afterEach(() => test.remove());

describe('a release that declares an address of others', () => {
  const intruder = (path: string, layout: 'public' | 'console' = 'console') =>
    test.built('1.0.0-m', { name: 'remote_mall', page: 'mall/index', path, layout });

  beforeEach(async () => {
    await test.publish(test.built('1.0.0-h', { name: 'host' }));
    await test.publish(test.built('1.0.0-a', { path: '/bpm/manager/model/design/:id' }));
    const row = { title: '工作流 / 流程模型', key: 'bpm/model/index', path: '/bpm/manager/model' };
    const ofNobody = { title: '报表', key: 'report/index', path: '/report' };
    writeMenuAddresses(siteDirectory, [row, ofNobody]);
  });

  it.each([
    ['a menu row of a live page', '/bpm/manager/model', '工作流 / 流程模型, bpm/model/index'],
    ['the same, spelt otherwise', '/BPM/manager/model/', '工作流 / 流程模型'],
    ['many, menu rows among them', '/bpm/:area/:page', '工作流 / 流程模型'],
    ['a page of another remote', '/bpm/manager/model/design/new', 'bpm/model/index of remote_bpm has already'],
    ['the home of the console', '/index', 'an address of the product'],
    ['signing in', '/login', 'an address of the product'],
    ['the API', '/prod-api/admin-api', 'an address of the product'],
  ])('is refused: %s', async (_, path, reason) => {
    await expect(test.publish(intruder(path))).rejects.toThrow(reason);
    await expect(test.publish(intruder(path), { activate: false })).rejects.toThrow(reason);
    expect(readRegistry(siteDirectory).remotes['remote_mall']).toBeUndefined();
  });

  it.each(['/', '/login', '/prod-api/x', '/index', '/bpm/manager/model', '/bpm'])(
    'is refused as that of a public page: %s',
    async (path) => {
      await expect(test.publish(intruder(path, 'public'))).rejects.toMatchObject({ refusal: 'taken-address' });
    },
  );

  it('is left inactive by a start, with a line', async () => {
    const { activated, notice } = await test.publish(intruder('/bpm/manager/model'), { by: 'start' });

    expect(activated).toBe(false);
    expect(notice).toContain('to which the menu gives another page');
  });

  it('is refused when it is promoted, if a menu row took it after the upload', async () => {
    await test.publish(intruder('/mall/report'), { activate: false });
    writeMenuAddresses(siteDirectory, [{ title: '流程模型', key: 'bpm/model/index', path: '/mall/report' }]);

    await expect(promote({ siteDirectory, name: 'remote_mall', release: '1.0.0-m', now: 1 })).rejects.toThrow('流程模型');
  });

  it.each([
    ['that no live page has', '/report', 'console'],
    ['of the site', '/news-list', 'public'],
  ] as const)('takes one %s', async (_, path, layout) => {
    await expect(test.publish(intruder(path, layout))).resolves.toMatchObject({ activated: true });
  });

  it('takes the one that the menu gives to the page itself', async () => {
    await expect(test.publish(test.built('1.0.0-b', { path: '/bpm/manager/model' }))).resolves.toMatchObject({ activated: true });
  });

  it('is told of by publish, promote and rollback where no menu is known, as in front of another back end', async () => {
    const note = 'compared with no menu';
    writeMenuAddresses(siteDirectory, []);
    const newer = test.built('1.0.0-n', { name: 'remote_mall', page: 'mall/index', path: '/mall/report' });

    expect((await test.mfe('publish', intruder('/mall/report'))).out).toContain(note);
    expect((await test.mfe('publish', newer, '--no-activate')).out).not.toContain('1.0.0-n: activated');
    expect((await test.mfe('promote', 'mall', '1.0.0-n')).out).toContain(note);
    expect((await test.mfe('rollback', 'mall')).out).toContain(note);
    expect((await test.mfe('publish', test.built('1.0.0-b'))).out).not.toContain(note);
  });

  it('needs no note where the menu is known', async () => {
    expect((await test.mfe('publish', intruder('/mall/report'))).out).toBe('remote_mall 1.0.0-m: activated');
  });

  it.each([
    ['publish', (): readonly string[] => ['publish', intruder('/mall/report')]],
    ['promote', (): readonly string[] => ['promote', 'mall', '1.0.0-m']],
    ['rollback', (): readonly string[] => ['rollback', 'mall']],
  ])('is refused by %s --server, where the menu of another back end has it', async (command, args) => {
    if (command !== 'publish') await test.publish(intruder('/mall/report'), { activate: command === 'rollback' });
    if (command === 'rollback') await test.publish(test.built('1.0.0-n', { name: 'remote_mall', page: 'mall/index' }));
    const row = { id: 1, name: '报表', path: '/mall/report', component: 'bpm/model/index' };
    const server = createServer((_, response) => response.end(JSON.stringify({ code: 0, data: { menus: [row] } })));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo; // It listens on a port.

    const result = await test.mfeAs('t', ...args(), '--server', `http://127.0.0.1:${port}/admin-api`);
    server.close();

    expect(result).toEqual(refusal('refused', '报表, bpm/model/index'));
  });
});
