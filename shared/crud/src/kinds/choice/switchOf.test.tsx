import { renderInput } from '@zhilv/testing/crud/render-input';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { switchOf } from './switchOf.tsx';

const visible = switchOf('是否可见', '可见', '隐藏');
const row = { id: 1 };

it('shows yes and no by their words, and neither as absent', () => {
  const part = renderPart(visible.show(true, row));
  expect(part.getByText('可见')).toBeTruthy();

  part.show(visible.show(false, row));
  expect(part.getByText('隐藏')).toBeTruthy();

  part.show(visible.show(null, row));
  expect(part.getByLabelText('无')).toBeTruthy();
});

it('is a switch in a form, and says its state in words', async () => {
  const part = renderInput(visible);
  const control = part.getByRole('switch', { name: '是否可见' });
  expect(control.textContent).toBe('隐藏');

  await part.user.click(control);

  expect(part.value()).toBe(true);
  expect(control.getAttribute('aria-checked')).toBe('true');
  expect(control.textContent).toBe('可见');
});

it('offers both and all in a filter bar, for a switch has no third state', async () => {
  const part = renderInput(visible, { filtering: true });
  expect(part.getByRole('combobox').textContent).toBe('全部');

  await part.user.click(part.getByRole('combobox'));
  await part.user.click(part.getByRole('option', { name: '隐藏' }));

  expect(part.value()).toBe('false');
  expect(part.getByRole('combobox').textContent).toBe('隐藏');
});
