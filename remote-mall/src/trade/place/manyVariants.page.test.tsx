import { within } from '@testing-library/dom';
import { spu } from '@zhilv/contract/mall';
import { makeProperty, makeShelf, makeSpu } from '@zhilv/testing/mall/spu-form';
import { OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as orderPage from '../order/order.route.ts';

/** Makes goods in seats times days, of which the very first is sold out. */
async function makeGoods(seats: number, days: number): Promise<string> {
  const own = new OwnRecords();
  const pairsOf = async (what: string, count: number, unit: string) => {
    const names = Array.from({ length: count }, (_, at) => `${at + 1}${unit}`);
    const property = await makeProperty(own, what, names);
    return property.values.map(({ id, name }) => ({
      propertyId: property.id,
      propertyName: what,
      valueId: id,
      valueName: name,
    }));
  };
  const [seat, day] = [await pairsOf('座位', seats, '号'), await pairsOf('日期', days, '日')];
  const skus = seat.flatMap((one, row) =>
    day.map((other, column) => ({
      name: '规格',
      price: 1250,
      stock: row + column === 0 ? 0 : 5,
      picUrl: '/a.png',
      properties: [one, other],
    })),
  );
  return (await makeSpu(own, await makeShelf(own), { specType: true, status: 1, skus })).name;
}

async function open(goods: string) {
  const page = await renderPage(orderPage, '/mall/trade/order', { as: 'mallstaff' });
  const [button] = await page.findAllByRole('button', { name: '代客下单' });
  if (button) await page.user.click(button);
  const dialog = within(await page.findByRole('dialog', { name: '代客下单' }));
  const search = dialog.getByRole('textbox', { name: '添加商品' });
  await page.user.type(search, `${goods}{Enter}`);
  await dialog.findByRole('button', { name: `选择「${goods}」` });
  return { page, dialog, search };
}

it('finds one of hundreds of variants by words of it, by keys alone, and draws those that can be seen', async () => {
  const goods = await makeGoods(25, 24);
  const { page, dialog, search } = await open(goods);
  dialog.getByRole('button', { name: `选择「${goods}」` }).focus();
  await page.user.keyboard('{Enter}');

  const words = await dialog.findByRole('textbox', { name: `搜索「${goods}」的规格` });
  expect(document.activeElement).toBe(words);
  expect(dialog.getAllByRole('treeitem').length).toBeLessThan(60);
  await page.user.keyboard('17日 2{Enter}');
  expect(dialog.getByRole('tree')).toBeTruthy();
  expect(dialog.queryByText('购买的商品不能为空')).toBeNull();
  await page.user.keyboard('0号{Enter}');

  expect((await dialog.findByRole('list', { name: '已选商品' })).textContent).toMatch(/：20号，日期.*：17日/);
  expect(dialog.queryByRole('tree')).toBeNull();
  expect(document.activeElement).toBe(search);
});

it('asks nobody to search among a few variants, and takes none that is sold out', async () => {
  const goods = await makeGoods(2, 2);
  const { page, dialog } = await open(goods);

  await page.user.click(dialog.getByRole('button', { name: `选择「${goods}」` }));
  const [first, second] = await dialog.findAllByRole('treeitem');
  expect(dialog.queryByRole('textbox', { name: /^搜索/ })).toBeNull();
  expect(first?.textContent).toContain('库存不足');
  expect(first?.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(first);
  expect(second?.textContent).toContain('¥12.50 · 库存 5');

  await page.user.keyboard('{Enter}');
  expect(dialog.queryByRole('list', { name: '已选商品' })).toBeNull();
  await page.user.keyboard('{ArrowDown}{Enter}');
  expect(dialog.getByRole('list', { name: '已选商品' }).textContent).toMatch(/：1号，日期.*：2日/);
});

it('says that more goods have that name than it lists', async () => {
  new PageCalls(spu.page).change((page: { list: object[] }) => ({ ...page, total: 20 }));
  const goods = await makeGoods(1, 1);

  const { dialog } = await open(goods);

  expect(dialog.getByText('共 20 个商品符合，这里列出前 1 个，请输入更完整的名称')).toBeTruthy();
});
