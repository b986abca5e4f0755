import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { Pagination } from './Pagination.tsx';

const pagination = (current: number, pages: number) =>
  renderPublic(<Pagination current={current} pages={pages} addressOf={(pageNo) => `/news-list?pageNo=${pageNo}`} />);

it('leads to the page before and after and to each number, by links', async () => {
  const page = pagination(2, 3);

  expect(page.getByRole('link', { name: '上一页' }).getAttribute('href')).toBe('/news-list?pageNo=1');
  expect(page.getByRole('link', { name: '第 2 页' }).getAttribute('aria-current')).toBe('page');
  await page.user.click(page.getByRole('link', { name: '下一页' }));
  expect(page.address()).toBe('/news-list?pageNo=3');
});

it('has no way past either end', () => {
  expect(pagination(1, 3).queryByRole('link', { name: '上一页' })).toBeNull();
  expect(pagination(3, 3).queryByRole('link', { name: '下一页' })).toBeNull();
});

it('says on a phone where one is when there are many pages', () => {
  expect(pagination(4, 9).getByText('4 / 9')).toBeDefined();
  expect(pagination(4, 5).queryByText('4 / 5')).toBeNull();
});

it('is absent where there is one page only', () => {
  expect(pagination(1, 1).element.childElementCount).toBe(0);
});
