import { fireEvent, within } from '@testing-library/dom';
import { picture } from '@zhilv/crud';
import { renderPart } from '@zhilv/testing/page/render-part';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { emptySku, skuKey, type SkuRow } from '../matrix/SkuRow.ts';
import { skuColumns } from './skuColumns.ts';
import { SkuTable } from './SkuTable.tsx';

const columns = skuColumns(false);

const skusOf = (count: number): readonly SkuRow[] =>
  Array.from({ length: count }, (_, at) => ({
    ...emptySku([{ propertyId: 1, propertyName: '颜色', valueId: at + 1, valueName: `色${at + 1}` }]),
    price: 100 * (at + 1),
    stock: at,
  }));

/** @param between whether buttons stand before and behind it */
function open(count = 3, disabled = false, between = false) {
  let shown = skusOf(count);
  let drop: (at: number) => void = () => {};
  function Held() {
    const [skus, setSkus] = useState(shown);
    shown = skus;
    const replace = (by: (before: readonly SkuRow[]) => readonly SkuRow[]): void => setSkus(by);
    const actions = {
      replace,
      change: (key: string, change: Partial<SkuRow>) =>
        replace((all) => all.map((sku) => (skuKey(sku.properties) === key ? { ...sku, ...change } : sku))),
    };
    const [first] = skus;
    const faults = new Map(first !== undefined && first.price === null ? [[first, { price: '销售价格不能为空' }]] : []);
    drop = (at) => replace((all) => all.filter((_, index) => index !== at));
    return (
      <>
        {between && <button type="button">之前</button>}
        <SkuTable skus={skus} columns={columns} faults={faults} disabled={disabled} actions={actions} />
        {between && <button type="button">之后</button>}
      </>
    );
  }
  const part = renderPart(<Held />);
  const fields = () => part.queryAllByRole('textbox');
  const focused = () => document.activeElement as HTMLInputElement;
  return { part, fields, focused, skus: () => shown, drop: (at: number) => drop(at) };
}

it('has fields in the row that is pressed alone, at the column that was pressed', async () => {
  const { part, fields, focused, skus } = open();
  expect(fields()).toEqual([]);

  await part.user.click(part.getByText('2.00'));

  expect(fields()).toHaveLength(columns.length);
  expect(focused().value).toBe('2.00');
  await part.user.keyboard('7.5');
  expect(skus()[1]?.price).toBe(750);

  await part.user.click(part.getByRole('button', { name: '色3' }));
  expect(fields()).toHaveLength(columns.length);
  expect(focused().value).toBe('3.00');
});

it('is walked through by keys: arrows and Enter stay in the column, Tab goes on in the next row', async () => {
  const { part, focused } = open();
  await part.user.tab();
  expect(document.activeElement).toBe(part.getByRole('button', { name: '色1' }));
  await part.user.keyboard('{ArrowDown}{Enter}');
  expect(focused().value).toBe('2.00');

  await part.user.keyboard('{ArrowDown}');
  expect(focused().value).toBe('3.00');
  await part.user.keyboard('{ArrowDown}');
  expect(focused().value).toBe('3.00');
  await part.user.keyboard('{ArrowUp}{ArrowUp}');
  expect(focused().value).toBe('1.00');
  await part.user.keyboard('{Enter}');
  expect(focused().value).toBe('2.00');
});

it('has Tab reach everything that can be changed in every row, forwards and backwards, and leave the table at its ends', async () => {
  const { part, focused } = open(3, false, true);
  const stops = (row: number) => [`色${row}的图片`, ...columns.map(({ label }) => `色${row} ${label}`)];
  const all = [1, 2, 3].flatMap(stops);
  const nameOfFocused = () =>
    focused().getAttribute('aria-label') ??
    (focused().getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
  await part.user.tab();
  await part.user.tab();
  await part.user.keyboard('{Enter}{Shift>}{Tab}{/Shift}');

  const forwards = [nameOfFocused()];
  for (let stop = 1; stop < all.length; stop += 1) {
    await part.user.tab();
    forwards.push(nameOfFocused());
  }
  expect(forwards).toEqual(all);
  await part.user.tab();
  expect(document.activeElement).toBe(part.getByRole('button', { name: '之后' }));

  const backwards: string[] = [];
  for (let stop = 0; stop < all.length; stop += 1) {
    await part.user.tab({ shift: true });
    backwards.push(nameOfFocused());
  }
  expect(backwards).toEqual(all.toReversed());
  await part.user.tab({ shift: true });
  expect(document.activeElement).toBe(part.getByRole('button', { name: '之前' }));
});

it('is left by one Tab from the name of a row, and has the picture of any row opened by keys', async () => {
  const { part } = open(3, false, true);
  await picture('').prepare?.();
  await part.user.tab();
  await part.user.tab();

  await part.user.keyboard('{End}{F2}{Shift>}{Tab}{/Shift}{Enter}');
  expect(part.getByRole('dialog', { name: '色3的图片' })).toBeTruthy();
  await part.user.keyboard('{Escape}');
  expect(document.activeElement).toBe(part.getByRole('button', { name: '色3的图片' }));
  await part.user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(part.getByRole('button', { name: '色2的图片' }));
  await part.user.keyboard('{F2}');
  expect(document.activeElement).toBe(part.getByRole('button', { name: '色2' }));
  await part.user.keyboard('{Home}{Tab}');

  expect(document.activeElement).toBe(part.getByRole('button', { name: '之后' }));
});

it('keeps what was typed into a row that is ended by F2', async () => {
  const { part, fields, skus } = open();
  await part.user.tab();
  await part.user.keyboard('{ArrowDown}{Enter}9{F2}');

  expect(skus()[1]?.price).toBe(900);
  expect(fields()).toEqual([]);
  expect(document.activeElement).toBe(part.getByRole('button', { name: '色2' }));
});

it('gives back nothing to a variant that has come to the place of the one that was opened', async () => {
  const { part, fields, skus, drop } = open();
  await part.user.click(part.getByText('2.00'));
  await part.user.keyboard('9');

  drop(0);
  await expect.poll(() => skus().length).toBe(2);
  expect(fields()).toEqual([]);
  await part.user.click(part.getByText('3.00'));
  await part.user.keyboard('{Escape}');

  expect(skus()).toMatchObject([{ price: 900 }, { price: 300 }]);
});

it('gives a row back what it had when Esc is pressed, and ends editing there', async () => {
  const { part, fields, skus } = open();
  await part.user.click(part.getByText('2.00'));
  await part.user.keyboard('9{Tab}{Tab}{Tab}5');
  expect(skus()[1]).toMatchObject({ price: 900, stock: 5 });

  await part.user.keyboard('{Escape}');

  expect(skus()[1]).toMatchObject({ price: 200, stock: 1 });
  expect(fields()).toEqual([]);
  expect(document.activeElement).toBe(part.getByRole('button', { name: '色2' }));
});

it('takes the cells of a spreadsheet from a field on, and tells how many had no place', async () => {
  const { part, focused, skus } = open();
  await part.user.click(part.getByText('2.00'));

  fireEvent.paste(focused(), { clipboardData: { getData: () => '10\t12\n20\t24\n30\t36' } });

  await part.findByText('已填入 4 格，另有 2 格放不下或填写有误，没有填入');
  expect(skus()).toMatchObject([{ price: 100 }, { price: 1000, marketPrice: 1200 }, { price: 2000, marketPrice: 2400 }]);
});

it('says in its row what is wrong with a variant, at the field too while it is edited', async () => {
  const { part, focused } = open();
  await part.user.click(part.getByText('1.00'));
  await part.user.clear(focused());

  const row = part.getByRole('button', { name: '色1' }).closest('tr');
  expect(row?.textContent).toContain('销售价格不能为空');
  expect(focused().getAttribute('aria-invalid')).toBe('true');
  expect(within(document.body).getByText('销售价格不能为空').id).toBe(focused().getAttribute('aria-describedby'));
});

it('only shows rows where nothing may be changed', async () => {
  const { part, fields } = open(3, true);

  await part.user.click(part.getByText('2.00'));

  expect(fields()).toEqual([]);
});

it('draws nothing anew but the row that is typed into, whatever their number is', async () => {
  const { part, focused, skus } = open(100);
  await part.user.click(part.getByRole('button', { name: '色50' }));
  const drawn = new Set<string | null | undefined>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records)
      drawn.add((target instanceof Element ? target : target.parentElement)?.closest('tr')?.getAttribute('data-index'));
  });
  observer.observe(part.getByRole('table'), { subtree: true, childList: true, characterData: true, attributes: true });

  await part.user.clear(focused());
  await part.user.type(focused(), '88.8');

  await expect.poll(() => skus()[49]?.price).toBe(8880);
  observer.disconnect();
  expect([...drawn].filter((index) => index !== '49' && index !== '0')).toEqual([]);
});
