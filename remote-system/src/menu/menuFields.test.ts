import { expect, it } from 'vitest';
import { appliesTo, pathFault } from './menuFields.ts';

const applying = (type: number) =>
  ['name', 'icon', 'path', 'component', 'componentName', 'permission', 'visible', 'keepAlive', 'alwaysShow'].filter((name) =>
    appliesTo(name, { type }),
  );

it('gives each type the fields that apply to it', () => {
  expect(applying(1)).toEqual(['name', 'icon', 'path', 'visible', 'alwaysShow']);
  expect(applying(2)).toEqual(['name', 'icon', 'path', 'component', 'componentName', 'permission', 'visible', 'keepAlive']);
  expect(applying(3)).toEqual(['name', 'permission']);
});

it.each([
  [{ type: 1, parentId: 0, path: '/system' }, null],
  [{ type: 1, parentId: '0', path: 'system' }, '最上级的路由地址应以 / 开头'],
  [{ type: 2, parentId: 1, path: 'user' }, null],
  [{ type: 2, parentId: 1, path: '/user' }, '下级的路由地址不能以 / 开头'],
  [{ type: 2, parentId: 1, path: 'https://example.com' }, null],
  [{ type: 2, parentId: 1, path: ' ' }, '路由地址不能为空'],
  [{ type: 3, parentId: 1, path: '' }, null],
])('says of %o that %s', (draft, fault) => {
  expect(pathFault(draft)).toBe(fault);
});
