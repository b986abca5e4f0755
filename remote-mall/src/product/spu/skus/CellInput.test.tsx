import { SkuDraft } from '@zhilv/contract/mall';
import { renderPart } from '@zhilv/testing/page/render-part';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { emptySku } from '../matrix/SkuRow.ts';
import { CellInput } from './CellInput.tsx';
import { skuColumns } from './skuColumns.ts';

const [PRICE, , , STOCK] = skuColumns(false);

function Held({ column }: { column: NonNullable<typeof PRICE> }) {
  const [sku, setSku] = useState(emptySku);
  return (
    <>
      <span id="name">值</span>
      <CellInput column={column} sku={sku} labelledBy="name" onChange={(change) => setSku({ ...sku, ...change })} />
      <p data-testid="held">{JSON.stringify(sku[column.name])}</p>
      <button type="button" onClick={() => setSku({ ...sku, price: 700 })}>
        别处
      </button>
    </>
  );
}

it('keeps an amount as it is typed until the field is left, and takes no third decimal', async () => {
  if (PRICE === undefined) throw new Error('there is no price');
  const part = renderPart(<Held column={PRICE} />);
  const input = part.getByRole('textbox', { name: '值' });

  await part.user.type(input, '12。');
  expect(input).toHaveProperty('value', '12.');
  await part.user.type(input, '5.07');
  expect(input).toHaveProperty('value', '12.50');
  expect(part.getByTestId('held').textContent).toBe('1250');

  await part.user.tab();
  expect(input).toHaveProperty('value', '12.50');
  await part.user.click(part.getByRole('button', { name: '别处' }));
  expect(input).toHaveProperty('value', '7.00');
});

it('keeps an amount that is too large as it is typed, for what is said of it', async () => {
  if (PRICE === undefined) throw new Error('there is no price');
  const part = renderPart(<Held column={PRICE} />);

  await part.user.type(part.getByRole('textbox', { name: '值' }), '99999999');
  await part.user.tab();

  expect(part.getByRole('textbox', { name: '值' })).toHaveProperty('value', '99999999.00');
  expect(SkuDraft.shape.price.safeParse(9_999_999_900).error?.issues[0]?.message).toBe('销售价格不能超过 ¥21,474,836.47');
});

it('takes whole numbers alone for a stock', async () => {
  if (STOCK === undefined) throw new Error('there is no stock');
  const part = renderPart(<Held column={STOCK} />);

  await part.user.type(part.getByRole('textbox'), '1x.2-');

  expect(part.getByTestId('held').textContent).toBe('12');
  expect(part.getByRole('textbox').getAttribute('inputmode')).toBe('numeric');
});
