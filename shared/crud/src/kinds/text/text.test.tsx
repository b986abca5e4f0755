import { renderInput } from '@zhilv/testing/crud/render-input';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { text } from './text.tsx';

const row = { id: 1 };

it.each([[null], [undefined], ['']])('shows %j as absent', (value) => {
  const part = renderPart(text('字典名称').show(value, row));

  expect(part.getByLabelText('无').textContent).toBe('—');
});

it('shows a copy button only where the field asks for one', () => {
  const part = renderPart(text('编码', { code: true }).show('sys_user', row));
  expect(part.queryByRole('button')).toBeNull();

  part.show(text('编码', { code: true, copy: true }).show('sys_user', row));
  expect(part.getByRole('button', { name: '复制「sys_user」' })).toBeTruthy();
});

it('keeps what is typed, and says by its label or a placeholder of its own what to type', async () => {
  const part = renderInput(text('字典名称', { placeholder: '如 用户性别' }));
  const input = part.getByLabelText('字典名称');

  await part.user.type(input, '性别');

  expect(part.value()).toBe('性别');
  expect(input.getAttribute('placeholder')).toBe('如 用户性别');
  expect(part.queryByRole('button', { name: '清空' })).toBeNull();
});

it('can be emptied by a press while it filters', async () => {
  const part = renderInput(text('字典名称', { placeholder: '如 用户性别' }), { filtering: true, value: '性别' });

  await part.user.click(part.getByRole('button', { name: '清空' }));

  expect(part.value()).toBe('');
  expect(part.getByPlaceholderText('请输入字典名称')).toBe(document.activeElement);
});
