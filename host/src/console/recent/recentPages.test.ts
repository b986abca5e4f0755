import { testStorage } from '@zhilv/testing/host/test-storage';
import { expect, it } from 'vitest';
import { noteRecentPage, recentPages } from './recentPages.ts';

const KEY = 'zhilv.recentPages.1';

it('has the latest page first, and each page once', () => {
  const storage = testStorage();

  for (const path of ['/a', '/b', '/a', '/c', '/c']) noteRecentPage(storage, '1', path);

  expect(recentPages(storage, '1')).toEqual(['/c', '/a', '/b']);
});

it('keeps apart what two users of one browser opened', () => {
  const storage = testStorage();

  noteRecentPage(storage, '1', '/a');
  noteRecentPage(storage, '2', '/b');

  expect([recentPages(storage, '1'), recentPages(storage, '2'), recentPages(storage, '3')]).toEqual([['/a'], ['/b'], []]);
});

it('keeps twenty', () => {
  const storage = testStorage();

  for (let page = 1; page <= 25; page += 1) noteRecentPage(storage, '1', `/${page}`);

  expect(recentPages(storage, '1')).toHaveLength(20);
  expect(recentPages(storage, '1')[0]).toBe('/25');
});

it.each(['', '{', 'null', '{"0":"/a"}', '"/a"', '7'])('takes %j for nothing and writes over it', (text) => {
  const storage = testStorage({ [KEY]: text });
  expect(recentPages(storage, '1')).toEqual([]);

  noteRecentPage(storage, '1', '/a');

  expect(recentPages(storage, '1')).toEqual(['/a']);
});

it('takes from a spoiled list what is a path', () => {
  expect(recentPages(testStorage({ [KEY]: '["/a",1,null,["/b"],"/c","/a"]' }), '1')).toEqual(['/a', '/c']);
});

it('stays as it was where the storage is full', () => {
  const storage = testStorage({ [KEY]: '["/a"]' }, 6);

  noteRecentPage(storage, '1', '/b');

  expect(recentPages(storage, '1')).toEqual(['/a']);
});
