import { expect, it } from 'vitest';
import { currentItem } from './currentItem.ts';

it.each([
  ['/', '', 'home'],
  ['/home/', '', 'home'],
  ['/case-list', '', 'cases'],
  ['/case-list', '?type=1&infoType=2', 'solutions'],
  ['/case-detail', '?id=101&type=1', 'solutions'],
  ['/case-detail', '?id=201&type=2', 'cases'],
  ['/news-detail', '?id=301', 'news'],
  ['/about-us', '', 'about'],
  ['/search', '?keyword=x', null],
])('%s%s belongs to %s', (pathname, search, item) => {
  expect(currentItem({ pathname, search })).toBe(item);
});
