import { renderPart } from '@zhilv/testing/page/render-part';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { menuIcons } from '../icon/menuIcons.ts';
import { IconGrid } from './IconGrid.tsx';

function Grid() {
  const [value, setValue] = useState<string | null>('chart');
  return <IconGrid label="菜单图标" value={value} onChange={setValue} />;
}

it('offers every icon by the name that a server menu has for it, and says which is chosen', async () => {
  const part = renderPart(<Grid />);
  expect(part.getAllByRole('option').map((option) => option.getAttribute('aria-label'))).toEqual([...menuIcons.keys()]);
  expect(part.getByRole('option', { name: 'chart' }).getAttribute('aria-selected')).toBe('true');

  await part.user.click(part.getByRole('option', { name: 'ep:user' }));

  expect(part.getByRole('option', { name: 'ep:user' }).getAttribute('aria-selected')).toBe('true');
  expect(part.getByRole('option', { name: 'chart' }).getAttribute('aria-selected')).toBe('false');
});

it('is one stop of the keyboard, at the chosen icon, and is gone through by arrow keys', async () => {
  const part = renderPart(<Grid />);
  part.getByRole('textbox', { name: '搜索菜单图标' }).focus();

  await part.user.tab();
  expect(document.activeElement).toBe(part.getByRole('option', { name: 'chart' }));
  await part.user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(part.getByRole('option', { name: 'code' }));
  await part.user.keyboard('{Enter}');
  expect(part.getByRole('option', { name: 'code' }).getAttribute('aria-selected')).toBe('true');
  await part.user.tab();
  expect(document.activeElement?.getAttribute('role')).not.toBe('option');
});

it('finds icons by a part of their names', async () => {
  const part = renderPart(<Grid />);
  const search = part.getByRole('textbox', { name: '搜索菜单图标' });

  await part.user.type(search, 'Shop');
  expect(part.getAllByRole('option').map((option) => option.getAttribute('aria-label'))).toEqual(['ep:shop', 'ep:shopping-cart']);
  part.getByText('找到 2 项');

  await part.user.type(search, 'x');
  part.getByText('没有符合的内容');
  expect(part.queryByRole('listbox')).toBeNull();
});
