import { renderInput } from '@zhilv/testing/crud/render-input';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { icon } from './icon.tsx';

it('chooses an icon in a panel, which closes, and gives its name', async () => {
  const part = renderInput(icon('菜单图标'));
  const field = part.getByRole('combobox', { name: '菜单图标' });
  expect(field.textContent).toBe('请选择');

  await part.user.click(field);
  await part.user.click(await part.findByRole('option', { name: 'ep:user' }));

  expect(part.value()).toBe('ep:user');
  expect(field.textContent).toBe('ep:user');
  await expect.poll(() => part.queryByRole('dialog')).toBeNull();
});

it('takes the name that stands for none for none', () => {
  expect(renderInput(icon('菜单图标'), { value: '#' }).getByRole('combobox').textContent).toBe('请选择');
});

it('shows the icon in a list, and a dash without one', () => {
  const row = { id: 1 };
  const part = renderPart(icon('菜单图标').show('user', row));
  expect(document.querySelector('svg')).not.toBeNull();

  part.show(icon('菜单图标').show('', row));
  expect(part.getByLabelText('无')).toBeTruthy();
});
