import { renderInput } from '@zhilv/testing/crud/render-input';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { choice } from './choice.tsx';

const weekend = choice('周末', [
  { value: 6, label: '周六', tone: 'success' },
  { value: 0, label: '周日' },
]);
const row = { id: 1 };

it('shows the words of a value, also of zero, and a value without words as it is', () => {
  const part = renderPart(weekend.show(0, row));
  expect(part.getByText('周日')).toBeTruthy();

  part.show(weekend.show(3, row));
  expect(part.getByText('3')).toBeTruthy();

  part.show(weekend.show(null, row));
  expect(part.getByLabelText('无')).toBeTruthy();
});

it('gives the value itself, not its text', async () => {
  const part = renderInput(weekend);

  await part.user.click(part.getByRole('combobox', { name: '周末' }));
  await part.user.click(part.getByRole('option', { name: '周日' }));

  expect(part.value()).toBe(0);
});

it('keeps a value that is not among the choices, and offers it', async () => {
  const part = renderInput(weekend, { value: 3 });
  expect(part.getByRole('combobox').textContent).toBe('3');

  await part.user.click(part.getByRole('combobox'));

  expect(part.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['周六', '周日', '3']);
});

it('finds the choice for the text that an address has, and means all when cleared', async () => {
  const part = renderInput(weekend, { filtering: true, value: '6' });
  expect(part.getByRole('combobox').textContent).toBe('周六');

  await part.user.click(part.getByRole('button', { name: '清除选择' }));

  expect(part.value()).toBeNull();
  expect(part.getByRole('combobox').textContent).toBe('全部');
});

it('cannot be cleared in a form that requires it', () => {
  const part = renderInput(weekend, { value: 6, required: true });

  expect(part.queryByRole('button', { name: '清除选择' })).toBeNull();
});
