import { describe, expect, it } from 'vitest';
import { ContentType, SolutionType } from './contentTypes.ts';
import { detailAddress, solutionListAddress } from './contentAddress.ts';

describe('addresses of content', () => {
  it('call a solution type 1 and a case type 2, whatever the row calls them', () => {
    expect(detailAddress({ id: 101, type: ContentType.solution })).toBe('/case-detail?id=101&type=1');
    expect(detailAddress({ id: 201, type: ContentType.caseStudy })).toBe('/case-detail?id=201&type=2');
  });

  it('keep an id past 2^53 as it came', () => {
    expect(detailAddress({ id: '9007199254740993', type: ContentType.caseStudy })).toBe(
      '/case-detail?id=9007199254740993&type=2',
    );
  });

  it('lead news to a page of their own', () => {
    expect(detailAddress({ id: 7, type: ContentType.news })).toBe('/news-detail?id=7');
  });

  it('lead what is told of the company to the page about it', () => {
    expect(detailAddress({ id: 401, type: ContentType.about })).toBe('/about-us');
  });

  it('list all solutions of one kind', () => {
    expect(solutionListAddress(SolutionType.wholeRegion)).toBe('/case-list?type=1&infoType=1');
    expect(solutionListAddress(SolutionType.scenicArea)).toBe('/case-list?type=1&infoType=2');
  });
});
