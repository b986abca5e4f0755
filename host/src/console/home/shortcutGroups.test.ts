import { expect, it } from 'vitest';
import type { MenuItem } from '../menu/MenuItem.ts';
import { shortcutGroups } from './shortcutGroups.ts';

const leaf = (id: string): MenuItem => ({ id, title: id, icon: null, target: { kind: 'address', address: `/${id}` } });
const directory = (id: string, ...children: MenuItem[]): MenuItem => ({
  id,
  title: id,
  icon: null,
  target: { kind: 'directory', children },
});
const link: MenuItem = { id: 'docs', title: 'docs', icon: null, target: { kind: 'outside', url: 'https://example.com/' } };

it('groups pages by root entry, however deep they lie, and leaves links out', () => {
  const groups = shortcutGroups([link, leaf('log'), directory('system', leaf('user'), directory('messages', leaf('mail')))]);

  expect(groups.map(({ title, shortcuts }) => [title, shortcuts.map(({ address }) => address)])).toEqual([
    ['常用功能', ['/log']],
    ['system', ['/user', '/mail']],
  ]);
});

it('has nothing for who has no pages', () => {
  expect(shortcutGroups([link, directory('links', link)])).toEqual([]);
});
