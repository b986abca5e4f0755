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

it('leads to every page with the name of its root entry, and leaves links out', () => {
  const found = shortcuts([link, leaf('log'), directory('system', leaf('user'), directory('messages', leaf('mail')))]);

  expect(found.map(({ address, group }) => [address, group])).toEqual([
    ['/log', null],
    ['/user', 'system'],
    ['/mail', 'system'],
  ]);
});

it('has nothing for who has no pages', () => {
  expect(shortcuts([link, directory('links', link)])).toEqual([]);
});
