import { describe, expect, it } from 'vitest';
import type { MenuItem, MenuTarget } from './MenuItem.ts';
import { entryTarget } from './entryTarget.ts';

const PAGE: MenuTarget = { kind: 'address', address: '/system/dict' };
const SITE: MenuTarget = { kind: 'outside', url: 'https://www.example.com/' };

const item = (target: MenuTarget): MenuItem => ({ id: '1', title: '', icon: null, target });
const directory = (...children: readonly MenuTarget[]): MenuTarget => ({ kind: 'directory', children: children.map(item) });

describe('an entry of the menu', () => {
  it.each([
    ['a page leads to it', PAGE, PAGE],
    ['a link to another site leads there', SITE, SITE],
    ['a directory with a single page in it leads to that page', directory(PAGE), PAGE],
    ['at any depth', directory(directory(PAGE)), PAGE],
    ['a directory with more in it is opened', directory(PAGE, SITE), directory(PAGE, SITE)],
    ['so is one with such a directory in it', directory(directory(PAGE, PAGE)), directory(directory(PAGE, PAGE))],
    ['so is one with a link to another site alone', directory(SITE), directory(SITE)],
  ])('%s', (_, target, expected) => {
    expect(entryTarget(item(target))).toEqual(expected);
  });
});
