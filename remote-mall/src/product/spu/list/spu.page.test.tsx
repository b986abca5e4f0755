import { within } from '@testing-library/dom';
import { spu } from '@zhilv/contract/mall';
import { auth } from '@zhilv/contract/system';
import { navigation } from '@zhilv/platform';
import { spuDraft } from '@zhilv/testing/mall/spu-draft';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage, type RenderPageOptions } from '@zhilv/testing/page/render-page';
import { describe, expect, it } from 'vitest';
import * as spuPage from './spu.route.ts';

async function open(query = '', options: RenderPageOptions = {}) {
  const page = await renderPage(spuPage, `/mall/product/spu${query}`, { as: 'mallstaff', ...options });
  return { page, list: new ListView(page) };
}

/** Makes goods that no other test has, and opens the list at them. */
async function openOwn(change: object = {}, tab = '') {
  const own = new OwnRecords();
  const name = own.name('商品');
  const id = await callElsewhere(spu.create, spuDraft({ name, ...change }));
  const opened = await open(`?name=${encodeURIComponent(name)}${tab}`);
  await opened.list.row(name);
  return { ...opened, id, name };
}

const statusOf = async (id: number | string) => (await callElsewhere(spu.getDetail, { id })).status;

describe('the list of goods', () => {
  it('shows picture, price in yuan, stock and sales', async () => {
    const { list } = await open(`?name=${encodeURIComponent('青山马克杯')}`);

    const row = await list.row('青山马克杯');

    expect(list.headings()).toEqual(['商品名称', '价格', '库存', '销量', '排序', '状态', '创建时间', '操作']);
    expect(row.querySelector('img')?.getAttribute('src')).toMatch(/goods-mug\.svg$/);
    expect(row.textContent).toContain('¥59.00');
  });

  it('says in a word where little or nothing is left', async () => {
    const { list } = await open('?tabType=3');
    const texts = list.column('库存');

    expect(texts.some((text) => text.startsWith('售罄'))).toBe(true);
    expect(texts.some((text) => text.startsWith('库存低'))).toBe(true);
    expect(texts.every((text) => /^(?:售罄|库存低)/.test(text))).toBe(true);
  });

  it('has a tab for each kind of work with the number in it, and keeps the other filters', async () => {
    const counts = new PageCalls(spu.getCount);
    counts.change(() => ({ 0: 9, 1: 2, 2: 1, 3: 4, 4: 3 }));
    const { page } = await open(`?name=${encodeURIComponent('无此商品')}`);
    const tabs = within(page.getByRole('navigation', { name: '商品状态' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '全部14',
      '出售中9',
      '仓库中2',
      '已售罄1',
      '警戒库存4',
      '回收站3',
    ]);

    await page.user.click(tabs.getByRole('link', { name: /^回收站/ }));

    await expect.poll(() => page.address()).toBe('/mall/product/spu?name=无此商品&tabType=4');
  });

  it('has the tabs without numbers where they cannot be counted', async () => {
    new PageCalls(spu.getCount).fail(503);
    const { page, list } = await open();

    expect(page.getByRole('link', { name: '出售中' })).toBeTruthy();
    expect(list.names().length).toBeGreaterThan(0);
  });

  it('is narrowed by a category', async () => {
    const { page, list } = await open();

    await page.user.click(list.filter('商品分类'));
    await page.user.click(await page.findByRole('treeitem', { name: '茶与饮品' }));
    await page.press('查询');

    await expect.poll(() => list.names()).toEqual(['高山云雾茶', '山泉米酒']);
  });
});

describe('goods in the list', () => {
  it('go off sale after a question, and on sale without one', async () => {
    const { page, list, id, name } = await openOwn();
    const onSale = () => page.getByRole('switch', { name: `状态「${name}」` });
    expect(onSale().textContent).toBe('销售中');

    await page.user.click(onSale());
    expect((await page.findByRole('dialog', { name: '系统提示' })).textContent).toContain(`将下架「${name}」，下架后不能购买`);
    await list.confirm();
    await page.findByText(`已下架「${name}」`);
    expect(await statusOf(id)).toBe(0);

    await expect.poll(() => onSale().getAttribute('aria-busy')).toBeNull();
    await page.user.click(onSale());
    await page.findByText(`已上架「${name}」`);
    expect(await statusOf(id)).toBe(1);
  });

  it('go into the recycle bin, come back, and go for ever', async () => {
    const { page, list, id, name } = await openOwn();

    await page.press(`回收「${name}」`);
    await list.confirm();
    await page.findByRole('button', { name: `恢复「${name}」` });
    expect(await statusOf(id)).toBe(-1);
    expect(page.queryByRole('switch', { name: `状态「${name}」` })).toBeNull();

    await page.press(`恢复「${name}」`);
    await page.findByRole('button', { name: `回收「${name}」` });
    expect(await statusOf(id)).toBe(0);

    await page.press(`回收「${name}」`);
    await list.confirm();
    await page.press(`彻底删除「${name}」`);
    expect((await page.findByRole('dialog', { name: '系统提示' })).textContent).toContain('删除后不能恢复');
    await list.confirm();
    await expect.poll(() => list.names()).not.toContain(name);
    await expect(statusOf(id)).rejects.toThrow('商品 SPU 不存在');
  });

  it('stay when the question is answered with no', async () => {
    const { page, list, id, name } = await openOwn();

    await page.press(`回收「${name}」`);
    await list.refuse();

    expect(await statusOf(id)).toBe(1);
  });

  it('show what somebody else has done to them meanwhile, and say why nothing was done', async () => {
    const { page, list, id, name } = await openOwn({ status: -1 });
    await callElsewhere(spu.updateStatus, { id, status: 0 });

    await page.press(`彻底删除「${name}」`);
    await list.confirm();

    await page.findByText('商品 SPU 不处于回收站状态');
    await page.findByRole('button', { name: `回收「${name}」` });
  });

  it('go off sale several at once, and come back from the recycle bin', async () => {
    const own = new OwnRecords();
    const ids = await Promise.all(['甲', '乙'].map((one) => callElsewhere(spu.create, spuDraft({ name: own.name(one) }))));
    const { page, list } = await open(`?name=${own.mark}`);
    for (const one of ['甲', '乙'])
      await page.user.click(await page.findByRole('checkbox', { name: `选择「${own.name(one)}」` }));

    await page.press(/^批量回收/);
    await list.confirm();
    const batch = within(await list.batch());
    await batch.findByText('回收成功 2 个。');
    await page.user.click(batch.getAllByRole('button', { name: '关闭' }).at(-1) ?? page.main());
    for (const id of ids) expect(await statusOf(id)).toBe(-1);

    await page.user.click(page.getByRole('link', { name: /^回收站/ }));
    await expect.poll(() => list.tool(/^批量彻底删除/)).not.toBeNull();
    expect(list.tool(/^批量上架/)).toBeNull();
  });

  it('lead to their page, and new ones to theirs', async () => {
    const { page } = await open(`?name=${encodeURIComponent('青山马克杯')}`);
    navigation.setPaths(
      new Map([
        ['mall/product/spu/add/index', '/spu/add'],
        ['mall/product/spu/edit/index', String.raw`/spu/edit/:spuId(\d+)`],
      ]),
    );

    expect((await page.findByRole('link', { name: '青山马克杯' })).getAttribute('href')).toBe('/spu/edit/7');
    expect(page.getByRole('link', { name: '新增商品' }).getAttribute('href')).toBe('/spu/add');
    await page.user.click(page.getByRole('link', { name: '修改「青山马克杯」' }));
    await expect.poll(() => page.address()).toBe('/spu/edit/7');
  });

  it('are cards on a phone, with price and stock', async () => {
    const { page } = await open(`?name=${encodeURIComponent('青山马克杯')}`, { width: 390 });

    expect(page.text()).toContain('¥59.00');
    expect(page.queryByRole('table')).toBeNull();
  });

  it('are only looked at by those who may not change them', async () => {
    new PageCalls(auth.permissionInfo).change((granted: object) => ({
      ...granted,
      roles: [],
      permissions: ['product:spu:query'],
    }));
    const { page, list } = await open();

    expect(list.names().length).toBeGreaterThan(0);
    expect(page.queryAllByRole('switch')).toEqual([]);
    expect(page.queryByRole('link', { name: /^(新增|修改)/ })).toBeNull();
    for (const name of [/^新增/, /^修改/, /^回收/, /^批量/, '导出']) expect(page.queryByRole('button', { name })).toBeNull();
  });
});
