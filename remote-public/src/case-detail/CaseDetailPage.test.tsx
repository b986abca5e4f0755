import { ContentType, SolutionType } from '@zhilv/contract/content';
import { contentItem, frameContent } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { CaseDetailPage } from './CaseDetailPage.tsx';

const caseStudy = {
  ...contentItem(1, { title: '云海索道', summary: '安徽黄山\n排队缩短 62%' }),
  content: '<h2>难题</h2>',
  next: { id: 2, title: '水镇' },
};
const cases = [contentItem(1), contentItem(2, { title: '水镇', recommend: 1 }), contentItem(3, { title: '雪场', recommend: 1 })];

it('tells a case by its place, its result, its text and what follows', () => {
  const page = renderPublic(<CaseDetailPage />, { data: caseStudy, frame: frameContent({ cases }) });

  const article = page.getByRole('article');
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('云海索道');
  expect(article.textContent).toContain('安徽黄山');
  expect(page.getByText('62%').tagName).toBe('STRONG');
  expect(page.getByRole('heading', { name: '难题' })).toBeDefined();
  expect(page.getByRole('link', { name: /下一个案例/ }).getAttribute('href')).toBe('/case-detail?id=2&type=2');
  const others = Array.from(
    page.getByRole('region', { name: '更多案例' }).querySelectorAll('li'),
    ({ textContent }) => textContent,
  );
  expect(others).toEqual(['水镇', '雪场']);
});

it('tells a solution by its kind and its summary, beside others of the kind and recommended cases', () => {
  const solution = { ...caseStudy, type: ContentType.solution, infoType: SolutionType.scenicArea, summary: '少排队，多看山。' };
  const scenicArea = [
    contentItem(1, { type: ContentType.solution }),
    contentItem(7, { type: ContentType.solution, title: '导览' }),
  ];

  const page = renderPublic(<CaseDetailPage />, { data: solution, frame: frameContent({ cases, scenicArea }) });

  expect(page.getByText('智慧景区解决方案')).toBeDefined();
  expect(page.getByText('少排队，')).toBeDefined();
  expect(page.getByRole('region', { name: '同类方案' }).textContent).toContain('导览');
  expect(page.getByRole('region', { name: '落地案例' }).textContent).toBe('落地案例水镇雪场');
});
