import { expect, it } from 'vitest';
import { newsKind, NEWS_KINDS } from './newsKinds.ts';
import { handle } from './newsList.route.ts';

const head = (data: unknown) => handle.head({ data, pathname: '/news-list', inner: null });

it.each([
  ['1', '公司新闻'],
  ['2', '行业资讯'],
  [null, '全部'],
  ['undefined', '全部'],
  ['3', '全部'],
])('the address names the kind %s: %s', (infoType, name) => {
  expect(newsKind(infoType).name).toBe(name);
});

it('every kind says what it is in a title and a description of its own, short enough to be shown whole', () => {
  const heads = NEWS_KINDS.map(({ infoType = null }) => head({ infoType, asked: { keyword: '', pageNo: 1 }, page: null }));

  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  for (const { title, description = '' } of heads) {
    expect(title.length).toBeLessThanOrEqual(18); // The company's name follows.
    expect(description.length).toBeGreaterThan(30);
    expect(description.length).toBeLessThanOrEqual(78);
  }
});

it('is the list of all news to whoever asks when it could not be loaded', () => {
  expect(head(undefined)).toMatchObject({ title: '新闻资讯', canonical: '/news-list' });
});
