import { expect, it } from 'vitest';
import { listHead } from './listHead.ts';

const news = { title: '新闻资讯', canonical: '/news-list' };

it('tells the pages of a list apart by their titles', () => {
  expect(listHead(news, { keyword: '', pageNo: 1 }).title).toBe('新闻资讯');
  expect(listHead(news, { keyword: '', pageNo: 2 }).title).toBe('新闻资讯（第 2 页）');
  expect(listHead(news, { keyword: '预约', pageNo: 2 }).title).toBe('“预约”新闻资讯（第 2 页）');
});

it('tells them apart by their descriptions as well, where results of a search show both', () => {
  const described = { ...news, description: '项目进展与行业观察。' };

  expect(listHead(described, { keyword: '', pageNo: 1 }).description).toBe('项目进展与行业观察。');
  expect(listHead(described, { keyword: '', pageNo: 2 }).description).toBe('第 2 页：项目进展与行业观察。');
  expect(listHead(news, { keyword: '', pageNo: 2 })).not.toHaveProperty('description');
});

it('keeps a title short however long the words are', () => {
  expect(listHead(news, { keyword: '山'.repeat(50), pageNo: 1 }).title).toBe(`“${'山'.repeat(9)}…”新闻资讯`);
});

it('keeps what was found by words from search engines, but not the pages of a list', () => {
  expect(listHead(news, { keyword: '预约', pageNo: 1 }).unlisted).toBe(true);
  expect(listHead(news, { keyword: '', pageNo: 2 }).unlisted).toBeUndefined();
});

it('tells machines the way to the list', () => {
  expect(listHead(news, { keyword: '', pageNo: 1 }).subjects).toEqual([
    {
      kind: 'BreadcrumbList',
      trail: [
        { name: '首页', address: '/home' },
        { name: '新闻资讯', address: '/news-list' },
      ],
    },
  ]);
});
