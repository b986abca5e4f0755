import { ContentType } from '@zhilv/contract/content';
import { expect, it } from 'vitest';
import { SEARCH_KINDS, searchKind } from './searchKinds.ts';

it('searches everything first, and each type that has a page', () => {
  expect(SEARCH_KINDS.map(({ type }) => type)).toEqual([
    undefined,
    ContentType.solution,
    ContentType.caseStudy,
    ContentType.news,
  ]);
});

it('takes a kind that there is none of for everything', () => {
  expect(searchKind('news').type).toBe(ContentType.news);
  expect(searchKind('rockets')).toBe(SEARCH_KINDS[0]);
  expect(searchKind(null)).toBe(SEARCH_KINDS[0]);
});
