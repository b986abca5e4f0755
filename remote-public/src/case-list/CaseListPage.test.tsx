import { ContentType } from '@zhilv/contract/content';
import { contentItem, frameContent } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import type { CaseListContent } from './caseListContent.ts';
import { CaseListPage } from './CaseListPage.tsx';

const found = { items: [contentItem(1, { title: '云海索道' })], total: 1, pages: 1 };
const list = (content: Partial<CaseListContent>) =>
  renderPublic(<CaseListPage />, {
    data: { kind: 'cases', asked: { keyword: '', pageNo: 1 }, page: found, ...content },
    frame: frameContent(),
  });

it('lists cases, and ends with whom to call', () => {
  const page = list({});

  expect(page.getByRole('heading', { level: 1, name: '经典案例' })).toBeDefined();
  expect(page.getByRole('heading', { level: 2, name: '云海索道' })).toBeDefined();
  expect(page.getByRole('link', { name: /下一处山水/ }).getAttribute('href')).toBe('tel:4008001234');
});

it('lists solutions of one kind; the words searched for go along to another kind, the page does not', () => {
  const page = list({
    kind: 'scenicArea',
    asked: { keyword: '票务', pageNo: 2 },
    page: { items: [contentItem(2, { type: ContentType.solution })], total: 10, pages: 2 },
  });

  const kinds = page.getByRole('navigation', { name: '案例与方案' });
  expect(kinds.querySelector('[aria-current]')?.textContent).toBe('智慧景区');
  expect(decodeURIComponent(page.getByRole('link', { name: '全域旅游' }).getAttribute('href') ?? '')).toBe(
    '/case-list?type=1&infoType=1&keyword=票务',
  );
  // A visitor who searches is looking for an entry and not for a number to call.
  expect(page.queryByRole('link', { name: /下一处山水/ })).toBeNull();
});

it('searches within the kind that is shown', async () => {
  const page = list({ kind: 'solutions' });

  await page.user.type(page.getByRole('searchbox', { name: '在方案中查找' }), '导览{Enter}');

  await expect.poll(() => decodeURIComponent(page.address())).toBe('/case-list?type=1&keyword=导览');
});

it('offers every kind where there is nothing', () => {
  const page = list({ page: { items: [], total: 0, pages: 1 } });

  expect(page.getByText('这里还没有案例，过些日子再来看看。')).toBeDefined();
  expect(page.getAllByRole('link', { name: '全部方案' })).toHaveLength(2);
});
