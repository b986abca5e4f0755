import { renderInput } from '@zhilv/testing/crud/render-input';
import { expect, it } from 'vitest';
import { number } from './number.tsx';

const sort = number('显示顺序');
const textOf = (element: HTMLElement): string => (element as HTMLInputElement).value;

it('does not let letters in, and takes the digits of a Chinese keyboard', async () => {
  const part = renderInput(sort);
  const input = part.getByLabelText('显示顺序');

  await part.user.type(input, '1a２');

  expect(textOf(input)).toBe('12');
  expect(part.value()).toBe(12);
});

it('takes a pasted amount with its thousands apart', async () => {
  const part = renderInput(sort);
  await part.user.click(part.getByLabelText('显示顺序'));

  await part.user.paste('1,234.50');

  expect(part.value()).toBe(1234.5);
});

it('writes a number properly when the field is left, and not while somebody types', async () => {
  const part = renderInput(sort);
  const input = part.getByLabelText('显示顺序');

  await part.user.type(input, '007.');
  expect(textOf(input)).toBe('007.');

  await part.user.tab();
  expect(textOf(input)).toBe('7');
});

it('keeps a sign out of what may not be negative, and gives a phone the keys for it', async () => {
  const part = renderInput(sort, { limits: { minimum: 0, whole: true } });
  const input = part.getByLabelText('显示顺序');

  await part.user.type(input, '-3.5');

  expect(part.value()).toBe(35);
  expect(input.inputMode).toBe('numeric');
});

it('reads the text that a list’s address has', () => {
  const part = renderInput(sort, { filtering: true, value: '8' });

  expect(textOf(part.getByLabelText('显示顺序'))).toBe('8');
});

it('gives nothing for an emptied field', async () => {
  const part = renderInput(sort, { value: 5 });

  await part.user.clear(part.getByLabelText('显示顺序'));

  expect(part.value()).toBeNull();
});
