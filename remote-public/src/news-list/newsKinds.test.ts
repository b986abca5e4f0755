import { NewsType } from '@zhilv/contract/content';
import { expect, it } from 'vitest';
import { NEWS_KINDS, newsKind } from './newsKinds.ts';

it('has one kind for all news and one for each type, each with words of its own', () => {
  expect(NEWS_KINDS.map(({ infoType }) => infoType)).toEqual([undefined, NewsType.company, NewsType.industry]);
  expect(new Set(NEWS_KINDS.map(({ title }) => title)).size).toBe(3);
});

it('takes an unknown type for all news', () => {
  expect(newsKind(NewsType.industry).infoType).toBe(NewsType.industry);
  expect(newsKind(9).infoType).toBeUndefined();
  expect(newsKind(null).infoType).toBeUndefined();
});
