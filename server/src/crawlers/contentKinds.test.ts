import { ContentType } from '@zhilv/contract/content';
import { expect, it } from 'vitest';
import { contentKinds } from './contentKinds.ts';

it('calls a row by its type, and by its kind within that', () => {
  expect(contentKinds({ type: ContentType.caseStudy, infoType: null })).toEqual(['caseStudy']);
  expect(contentKinds({ type: ContentType.solution, infoType: 2 })).toEqual(['solution', 'solution/2']);
});

it('has no word for a type that nobody knows', () => {
  expect(contentKinds({ type: 99, infoType: 1 })).toEqual([]);
});
