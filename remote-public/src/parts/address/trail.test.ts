import { ContentType, NewsType, SolutionType } from '@zhilv/contract/content';
import { expect, it } from 'vitest';
import { kindOf, TRAIL_TO_FIRST_PAGES, trailSubject, trailTo } from './trail.ts';

const titles = (item: Parameters<typeof trailTo>[0]) => trailTo(item).map(({ title, address }) => `${title} ${address}`);

it('leads to a record by the home and the list that it stands in', () => {
  expect(titles({ type: ContentType.news, infoType: NewsType.company })).toEqual(['首页 /home', '新闻资讯 /news-list']);
  expect(titles({ type: ContentType.caseStudy })).toEqual(['首页 /home', '经典案例 /case-list']);
  expect(titles({ type: ContentType.solution, infoType: SolutionType.scenicArea })).toEqual([
    '首页 /home',
    '智慧景区 /case-list?type=1&infoType=2',
  ]);
});

it('leads to a solution of no known kind by the list of the first kind', () => {
  expect(titles({ type: ContentType.solution, infoType: null })).toEqual(['首页 /home', '解决方案 /case-list?type=1&infoType=1']);
});

it('knows a kind by type and infoType together', () => {
  expect(kindOf({ type: ContentType.solution, infoType: 1 })).toBe('全域旅游');
  expect(kindOf({ type: ContentType.news, infoType: 1 })).toBe('公司新闻');
  expect(kindOf({ type: ContentType.caseStudy, infoType: 1 })).toBeNull();
  expect(kindOf({ type: ContentType.news, infoType: 9 })).toBeNull();
});

it('tells machines the same way, with the page itself at its end', () => {
  expect(trailSubject(TRAIL_TO_FIRST_PAGES, { title: '关于我们', address: '/about-us' })).toEqual({
    kind: 'BreadcrumbList',
    trail: [
      { name: '首页', address: '/home' },
      { name: '关于我们', address: '/about-us' },
    ],
  });
});
