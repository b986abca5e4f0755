import { ContentType, NewsType, SolutionType } from '@zhilv/contract/content';
import { expect, it } from 'vitest';
import { contentKind } from './contentKind.ts';

it.each([
  [{ type: ContentType.news, infoType: NewsType.industry }, '行业资讯'],
  [{ type: ContentType.news, infoType: null }, '新闻资讯'],
  [{ type: ContentType.solution, infoType: SolutionType.wholeRegion }, '全域旅游方案'],
  [{ type: ContentType.solution }, '解决方案'],
  [{ type: ContentType.about }, '关于我们'],
  [{ type: ContentType.caseStudy, infoType: 1 }, '经典案例'],
])('%o is %s', (item, kind) => {
  expect(contentKind(item)).toBe(kind);
});
