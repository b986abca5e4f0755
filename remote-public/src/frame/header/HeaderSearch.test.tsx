import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { HeaderSearch } from './HeaderSearch.tsx';

it('searches everything by a field, and leads to the page of the search', async () => {
  const page = renderPublic(<HeaderSearch />, { at: '/home' });
  expect(page.getByRole('link', { name: '搜索' }).getAttribute('href')).toBe('/search');

  await page.user.type(page.getByRole('searchbox', { name: '搜索全站' }), '预约{Enter}');

  await expect.poll(() => decodeURIComponent(page.address())).toBe('/search?keyword=预约');
});
