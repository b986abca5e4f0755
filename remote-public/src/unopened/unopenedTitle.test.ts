import { expect, it } from 'vitest';
import { unopenedTitle } from './unopenedTitle.ts';

it('names a page as the page table does, with or without a slash at the end', () => {
  expect(unopenedTitle('/about-us')).toBe('关于我们');
  expect(unopenedTitle('/news-list/')).toBe('新闻资讯');
});

it('has words for an address that the table does not name', () => {
  expect(unopenedTitle('/x')).toBe('暂未开放');
});
