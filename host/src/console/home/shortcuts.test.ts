import { expect, it } from 'vitest';
import type { MenuItem } from '../menu/MenuItem.ts';
import { shortcuts } from './shortcuts.ts';

const leaf = (id: string): MenuItem => ({ id, title: id, icon: null, target: { kind: 'address', address: `/${id}` } });
const directory = (id: string, ...children: MenuItem[]): MenuItem => ({
  id,
  title: id,
  icon: null,
  target: { kind: 'directory', children },
});
const link: MenuItem = { id: 'docs', title: 'docs', icon: null, target: { kind: 'outside', url: 'https://example.com/' } };

it('leads to pages with the name of its root entry, and leaves links out', () => {
  const found = shortcuts([link, leaf('log'), directory('system', leaf('user'), directory('messages', leaf('mail')))]);

  expect(found.map(({ address, group }) => [address, group])).toEqual([
    ['/log', null],
    ['/user', 'system'],
    ['/mail', 'system'],
  ]);
});

it('takes from each root entry in turn where there are more than four, and keeps the order of the menu', () => {
  const found = shortcuts([
    directory('system', leaf('user'), leaf('role'), leaf('menu')),
    leaf('log'),
    directory('mall', leaf('order'), leaf('brand')),
  ]);

  expect(found.map(({ address }) => address)).toEqual(['/user', '/role', '/log', '/order']);
});

const wide = directory('system', ...Array.from({ length: 9 }, (_, page) => leaf(`p${page}`)));

it('has two full rows where there are enough pages', () => {
  expect(shortcuts([wide])).toHaveLength(8);
  expect(shortcuts([directory('system', ...Array.from({ length: 7 }, (_, page) => leaf(`p${page}`)))])).toHaveLength(4);
});

it('begins with what the user uses most, and fills up from the menu', () => {
  const found = shortcuts(
    [directory('system', leaf('user'), leaf('role'), leaf('menu')), directory('mall', leaf('order'), leaf('brand'))],
    ['/brand', '/menu'],
  );

  expect(found.map(({ address, group }) => [address, group])).toEqual([
    ['/brand', 'mall'],
    ['/menu', 'system'],
    ['/user', 'system'],
    ['/order', 'mall'],
  ]);
});

it('leaves out what is used most where the menu has it no more', () => {
  expect(shortcuts([leaf('log')], ['/role', '/log', '/index']).map(({ address }) => address)).toEqual(['/log']);
});

it('has a page once that the menu has twice', () => {
  expect(shortcuts([leaf('log'), directory('system', leaf('log'))]).map(({ address }) => address)).toEqual(['/log']);
});

it('has nothing for who has no pages', () => {
  expect(shortcuts([link, directory('links', link)])).toEqual([]);
});
