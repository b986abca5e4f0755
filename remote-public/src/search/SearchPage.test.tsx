import { contentItem } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { SearchPage } from './SearchPage.tsx';

const search = (data: object) => renderPublic(<SearchPage />, { at: '/search', data });

it('proposes what is often asked about before anything is searched', async () => {
  const page = search({ kind: null, asked: { keyword: '', pageNo: 1 }, page: null });

  const first = page.getAllByRole('link').find((link) => link.getAttribute('href')?.startsWith('/search?keyword='));
  expect(first).toBeDefined();
  expect(page.queryByText(/加载失败/)).toBeNull();
});

it('lists what was found, with the words marked, and lets choose a kind', () => {
  const page = search({
    kind: 'case',
    asked: { keyword: '索道', pageNo: 1 },
    page: { items: [contentItem(1, { title: '云海索道' })], total: 1, pages: 1 },
  });

  expect(page.element.querySelector('h2 mark')?.textContent).toBe('索道');
  expect(page.getByRole('link', { name: '经典案例', current: 'page' })).toBeDefined();
  expect(decodeURIComponent(page.getByRole('link', { name: '解决方案' }).getAttribute('href') ?? '')).toBe(
    '/search?kind=solution&keyword=索道',
  );
});

it('says when the search failed', () => {
  const page = search({ kind: null, asked: { keyword: '索道', pageNo: 1 }, page: null });

  expect(page.getByText(/加载失败/)).toBeDefined();
});
