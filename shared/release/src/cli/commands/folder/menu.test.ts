import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openTestSiteDirectory, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';
import { afterEach, beforeEach, expect, it } from 'vitest';

let test: TestSiteDirectory;

beforeEach(() => {
  test = openTestSiteDirectory();
});

afterEach(() => test.remove());

const ticket = { name: 'remote_ticket', title: '票务', pageTitle: '票务概览', page: 'ticket/overview/index' };

it('prints what to enter for pages without a path, by the labels of the form', async () => {
  const { code, out, changed } = await test.mfe('menu', test.built('1.0.0-a', ticket));

  expect(code).toBe(0);
  expect(changed).toBe(false);
  expect(out).toBe(`In 菜单管理:

新增菜单
  类型      目录
  菜单名称  票务
  路由地址  /ticket

新增下级 of 票务
  类型      菜单
  菜单名称  票务概览
  路由地址  overview
  页面      ticket/overview/index
  组件名称  TicketOverview
  权限标识  ticket:overview:query

Then give it to roles: 角色管理, 菜单权限.`);
});

it('gives the rows as JSON, by the names of the wire', async () => {
  const { out } = await test.mfe('menu', test.built('1.0.0-a', { ...ticket, page: 'ticket/price-list/season/index' }), '--json');

  expect(JSON.parse(out)).toEqual([
    { type: 1, name: '票务', path: '/ticket' },
    {
      type: 2,
      name: '票务概览',
      path: 'price-list/season',
      component: 'ticket/price-list/season/index',
      componentName: 'TicketPriceListSeason',
      permission: 'ticket:price-list:season:query',
    },
  ]);
});

it('says that a page with a path needs no row', async () => {
  const { out } = await test.mfe('menu', test.built('1.0.0-a', { ...ticket, path: '/ticket/overview' }));

  expect(out).toBe('ticket/overview/index is at /ticket/overview for everybody who is signed in, and needs no row');
});

it('reads the folder of a remote that was not built yet, too', async () => {
  const directory = path.dirname(test.built('1.0.0-a'));
  const pages = { 'bpm/model/index': { module: './model.ts', title: '流程模型' } };
  const plan = JSON.stringify({ name: 'remote_bpm', directory, pages, slots: {} });
  writeFileSync(path.join(directory, 'rspack.config.ts'), `export default ${plan};`);

  expect(JSON.parse((await test.mfe('menu', directory, '--json')).out)).toMatchObject([
    { name: 'bpm', path: '/bpm' },
    { name: '流程模型', path: 'model', component: 'bpm/model/index' },
  ]);
  rmSync(path.join(directory, 'rspack.config.ts'));
  expect((await test.mfe('menu', directory)).wrong).toContain('it has no rspack.config.ts');
});

it('says of a remote with cards only that there is nothing to enter', async () => {
  const directory = test.built('1.0.0-a', ticket);
  const file = path.join(directory, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as { pages: object };
  writeFileSync(file, JSON.stringify({ ...release, pages: {} }));

  expect((await test.mfe('menu', directory)).out).toBe('remote_ticket has no pages, so there is nothing to enter');
});
