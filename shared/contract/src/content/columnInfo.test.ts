import { describe, expect, it } from 'vitest';
import { ColumnInfoDraft, infoTypeFits } from './columnInfo.ts';
import { ContentType, NewsType, SolutionType } from './contentTypes.ts';

const draft = { type: ContentType.caseStudy, title: '一', logo: '/a.svg', content: '<p>一</p>', status: 0 };

const refusalsOf = (changed: object) =>
  ColumnInfoDraft.safeParse({ ...draft, ...changed }).error?.issues.map(({ message }) => message) ?? [];

describe('a draft of content', () => {
  it.each([
    [{ type: undefined }, '栏目类型不能为空'],
    [{ type: 6 }, '栏目类型不正确'],
    [{ title: ' ' }, '标题不能为空'],
    [{ title: '一'.repeat(101) }, '标题长度不能超过 100 个字符'],
    [{ logo: '' }, '缩略图不能为空'],
    [{ content: undefined }, '内容不能为空'],
  ])('is refused with %o', (changed, message) => {
    expect(refusalsOf(changed)).toEqual([message]);
  });

  it.each(['<p><br></p>', '<p>&nbsp;</p>\n', '<div></div>'])('has nothing to read in %s', (content) => {
    expect(refusalsOf({ content })).toEqual(['内容不能为空']);
  });

  it.each(['<p><img src="/a.png"></p>', '<video src="/a.mp4"></video>', '一'])('has something to read in %s', (content) => {
    expect(refusalsOf({ content })).toEqual([]);
  });
});

it('news and solutions have a further type of their own, the others none', () => {
  expect(infoTypeFits(ContentType.news, NewsType.industry)).toBe(true);
  expect(infoTypeFits(ContentType.solution, SolutionType.wholeRegion)).toBe(true);
  expect(infoTypeFits(ContentType.solution, 3)).toBe(false);
  expect(infoTypeFits(ContentType.news, null)).toBe(false);
  expect(infoTypeFits(ContentType.caseStudy, null)).toBe(true);
  expect(infoTypeFits(ContentType.caseStudy, 1)).toBe(false);
});
