import { ContentType, NewsType } from '@zhilv/contract/content';
import { contentItem } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { NewsDetailPage } from './NewsDetailPage.tsx';

const item = {
  ...contentItem(1, {
    title: '索道检修公告',
    type: ContentType.news,
    infoType: NewsType.company,
    summary: '为期三天',
    publishTime: Date.UTC(2026, 2, 1),
  }),
  content: '<p>正文</p>',
  source: '文旅周刊',
  prev: { id: 2, title: '上一条' },
};
const others = [contentItem(2, { title: '春季活动', type: ContentType.news, publishTime: Date.UTC(2026, 1, 1) })];

it('tells kind, title, day, source, summary and text, and leads on', () => {
  const page = renderPublic(<NewsDetailPage />, { data: { item, others } });

  expect(page.getByRole('article').textContent).toBe(
    '首页新闻资讯索道检修公告公司新闻索道检修公告2026-03-01来源：文旅周刊为期三天正文上一篇上一条',
  );
  expect(page.getByRole('region', { name: '近期新闻' }).textContent).toBe('近期新闻2026-02-01春季活动');
});

it('leaves out kind and summary where there are none', () => {
  const page = renderPublic(<NewsDetailPage />, {
    data: { item: { ...item, infoType: null, summary: null, publishTime: null, source: null, prev: null }, others: [] },
  });

  expect(page.element.textContent).toBe('首页新闻资讯索道检修公告索道检修公告正文');
});
