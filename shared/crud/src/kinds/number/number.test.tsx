import { renderInput } from '@zhilv/testing/crud/render-input';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { number } from './number.tsx';

const row = { id: 1 };

it('shows thousands apart, zero as a number, and only nothing as absent', () => {
  const part = renderPart(number('库存').show(12_345.5, row));
  expect(part.getByText('12,345.5')).toBeTruthy();

  part.show(number('库存').show(0, row));
  expect(part.getByText('0')).toBeTruthy();

  part.show(number('库存').show(null, row));
  expect(part.getByLabelText('无')).toBeTruthy();
});

it('gives the form a number, not the text', async () => {
  const part = renderInput(number('库存'));

  await part.user.type(part.getByLabelText('库存'), '42');

  expect(part.given()).toEqual([4, 42]);
});
