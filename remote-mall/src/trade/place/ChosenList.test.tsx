import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import type { ChosenGoods } from './ChosenGoods.ts';
import { ChosenList, countOf } from './ChosenList.tsx';

const goods = (values: Partial<ChosenGoods> = {}): ChosenGoods => ({
  skuId: 5,
  spuName: '茶壶',
  picUrl: null,
  properties: [],
  price: 1999,
  stock: 3,
  count: '2',
  ...values,
});

it.each([
  ['1', 1],
  ['999', 999],
  ['0', null],
  ['', null],
  ['1000', null],
])('takes %j for the number %s', (count, number) => {
  expect(countOf({ count })).toBe(number);
});

it('tells what the goods come to, and where there are too few', () => {
  const part = renderPart(
    <ChosenList chosen={[goods(), goods({ skuId: 6, spuName: '茶杯', price: 1, count: '4' })]} onChange={() => {}} />,
  );

  expect(part.getByText(/^商品合计/).textContent).toBe('商品合计 ¥40.02');
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent.includes('库存不足'))).toEqual([false, true]);
});

it('changes the number of one, and takes one out', async () => {
  const change = vi.fn<(chosen: readonly ChosenGoods[]) => void>();
  const [first, second] = [goods(), goods({ skuId: 6, spuName: '茶杯' })];
  const part = renderPart(<ChosenList chosen={[first, second]} onChange={change} />);

  await part.user.type(part.getByRole('textbox', { name: /茶杯/ }), '3a');
  expect(change.mock.calls[0]?.[0]).toEqual([first, { ...second, count: '23' }]);
  await part.user.click(part.getByRole('button', { name: '移除「茶壶」' }));

  expect(change).toHaveBeenLastCalledWith([second]);
});
