import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { menuName } from './menuName.tsx';

const iconsOf = (row: object) => {
  const part = renderPart(menuName('菜单名称').show('用户管理', { id: 1, ...row }));
  return part.getByText('用户管理').parentElement?.querySelectorAll('svg, [data-icon]').length;
};

it.each([
  ['a directory', 1, 1],
  ['a page', 2, 1],
  ['a button', 3, 0],
])('stands beside as many icons as %s has', (_what, type, icons) => {
  expect(iconsOf({ type, icon: 'ep:user' })).toBe(icons);
});
