import { testStorage } from '@zhilv/testing/host/test-storage';
import { expect, it } from 'vitest';
import { countVisit, frequentPages } from './frequentPages.ts';

const KEY = 'zhilv.frequentPages.1';
const NOW = Date.UTC(2026, 10, 26);
const DAY = 24 * 3600 * 1000;

it('has the page first that was opened most often', () => {
  const storage = testStorage();

  for (const path of ['/a', '/b', '/b', '/c', '/b', '/c']) countVisit(storage, '1', path, NOW);

  expect(frequentPages(storage, '1', NOW)).toEqual(['/b', '/c', '/a']);
});

it('lets the habits of last month fade', () => {
  const storage = testStorage();
  for (let visit = 0; visit < 4; visit += 1) countVisit(storage, '1', '/old', NOW - 42 * DAY);
  countVisit(storage, '1', '/new', NOW);

  expect(frequentPages(storage, '1', NOW)).toEqual(['/new', '/old']);
});

it('keeps a habit that is a week old above a single visit', () => {
  const storage = testStorage();
  for (let visit = 0; visit < 4; visit += 1) countVisit(storage, '1', '/old', NOW - 7 * DAY);
  countVisit(storage, '1', '/new', NOW);

  expect(frequentPages(storage, '1', NOW)).toEqual(['/old', '/new']);
});

it('keeps apart what two users of one browser opened', () => {
  const storage = testStorage();

  countVisit(storage, '1', '/a', NOW);
  countVisit(storage, '2', '/b', NOW);

  expect(['1', '2', '3'].map((user) => frequentPages(storage, user, NOW))).toEqual([['/a'], ['/b'], []]);
});

it('keeps the forty that are used most', () => {
  const storage = testStorage();
  for (let page = 1; page <= 45; page += 1) countVisit(storage, '1', `/${page}`, NOW + page);

  expect(frequentPages(storage, '1', NOW + 45)).toHaveLength(40);
  expect(frequentPages(storage, '1', NOW + 45)[0]).toBe('/45');
});

it.each(['', '{', 'null', '{"0":["/a",1,1]}', '"/a"', '7', '[["/a"],["/b","1",1],["/c",1e999,1],7,null]'])(
  'takes %j for nothing and writes over it',
  (text) => {
    const storage = testStorage({ [KEY]: text });
    expect(frequentPages(storage, '1', NOW)).toEqual([]);

    countVisit(storage, '1', '/a', NOW);

    expect(frequentPages(storage, '1', NOW)).toEqual(['/a']);
  },
);

it('gives no weight to a clock that was set back', () => {
  const storage = testStorage();
  countVisit(storage, '1', '/a', NOW + 365 * DAY);

  for (let visit = 0; visit < 2; visit += 1) countVisit(storage, '1', '/b', NOW);

  expect(frequentPages(storage, '1', NOW)).toEqual(['/b', '/a']);
});

it('stays as it was where the storage is full', () => {
  const storage = testStorage({ [KEY]: '[["/a",1,1]]' }, 12);

  countVisit(storage, '1', '/b', NOW);

  expect(frequentPages(storage, '1', NOW)).toEqual(['/a']);
});
