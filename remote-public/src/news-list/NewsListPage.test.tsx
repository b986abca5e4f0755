import { ContentType, NewsType } from '@zhilv/contract/content';
import { contentItem } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { NewsListPage } from './NewsListPage.tsx';

const found = { items: [1, 2].map((id) => contentItem(id, { type: ContentType.news })), total: 12, pages: 2 };
const list = (content: object) =>
  renderPublic(<NewsListPage />, { data: { infoType: null, asked: { keyword: '', pageNo: 1 }, page: found, ...content } });

it('lists news of all kinds, the latest larger than the others, with the way to older ones', () => {
  const page = list({});

  expect(page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['内容 1', '内容 2']);
  expect(page.getByRole('navigation', { name: '新闻分类' }).querySelector('[aria-current]')).not.toBeNull();
  expect(page.getByRole('link', { name: '下一页' }).getAttribute('href')).toBe('/news-list?pageNo=2');
});

it('stays with one kind when it searches and turns pages', async () => {
  const page = list({ infoType: NewsType.industry });

  expect(page.getByRole('link', { name: '下一页' }).getAttribute('href')).toBe('/news-list?infoType=2&pageNo=2');
  await page.user.type(page.getByRole('searchbox', { name: '在新闻中查找' }), '预约{Enter}');
  await expect.poll(() => decodeURIComponent(page.address())).toBe('/news-list?infoType=2&keyword=预约');
});
