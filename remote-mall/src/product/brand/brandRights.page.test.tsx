import { brand } from '@zhilv/contract/mall';
import { auth } from '@zhilv/contract/system';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as brandPage from './brand.route.ts';

it('offers no change of brands to those who may only read', async () => {
  new PageCalls(auth.permissionInfo).change((granted: object) => ({
    ...granted,
    roles: [],
    permissions: ['product:brand:query'],
  }));
  const page = await renderPage(brandPage, '/mall/product/brand', { as: 'mallstaff' });
  const list = new ListView(page);

  expect(list.names().length).toBeGreaterThan(0);
  for (const name of [/^新增/, /^修改/, /^删除/, /^批量/]) expect(page.queryByRole('button', { name })).toBeNull();
});

it('switches a brand off, which selectors do not offer then', async () => {
  const name = new OwnRecords().name('品牌');
  const id = await callElsewhere(brand.create, { name, picUrl: '/a.png', sort: 1, status: 0 });
  const page = await renderPage(brandPage, `/mall/product/brand?name=${encodeURIComponent(name)}`, { as: 'mallstaff' });
  const list = new ListView(page);
  await list.row(name);

  await page.user.click(page.getByRole('switch', { name: `状态「${name}」` }));
  await list.confirm();
  await page.findByText(`已停用「${name}」`);

  expect((await callElsewhere(brand.listAllSimple, {})).map((one) => one.id)).not.toContain(id);
});
