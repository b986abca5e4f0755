import { renderInput } from '@zhilv/testing/crud/render-input';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { money } from './money.tsx';

const price = money('销售价');
const textOf = (element: HTMLElement): string => (element as HTMLInputElement).value;

it('shows fen as yuan with two decimals, zero as an amount, and only nothing as absent', () => {
  const row = { id: 1 };
  const part = renderPart(price.show(123_450, row));
  expect(part.getByText('¥1,234.50')).toBeTruthy();

  part.show(price.show(0, row));
  expect(part.getByText('¥0.00')).toBeTruthy();

  part.show(price.show(null, row));
  expect(part.getByLabelText('无')).toBeTruthy();
});

it('takes yuan and gives fen, with no third decimal', async () => {
  const part = renderInput(price, { limits: { minimum: 0, whole: true } });
  const input = part.getByLabelText('销售价');

  await part.user.type(input, '-19.999');
  expect(textOf(input)).toBe('19.99');
  expect(part.value()).toBe(1999);

  await part.user.tab();
  expect(textOf(input)).toBe('19.99');
});

it('writes an amount with two decimals when the field is left, and takes a pasted one with thousands apart', async () => {
  const part = renderInput(price);
  const input = part.getByLabelText('销售价');
  await part.user.click(input);

  await part.user.paste('1,234.5');
  await part.user.tab();

  expect(part.value()).toBe(123_450);
  expect(textOf(input)).toBe('1234.50');
});

it('shows as yuan what is stored', () => {
  expect(textOf(renderInput(price, { value: 5 }).getByLabelText('销售价'))).toBe('0.05');
});

it('reads the fen that a list’s address has', () => {
  expect(textOf(renderInput(price, { filtering: true, value: '1050' }).getByLabelText('销售价'))).toBe('10.50');
});

it('gives nothing for an emptied field', async () => {
  const part = renderInput(price, { value: 500 });

  await part.user.clear(part.getByLabelText('销售价'));

  expect(part.value()).toBeNull();
});
