import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { HeaderSearch } from './HeaderSearch.tsx';

it('leads to the page of the search, and is no second field beside that of a page', () => {
  const page = renderPublic(<HeaderSearch />, { at: '/search' });

  expect(page.getByRole('link', { name: '搜索' }).getAttribute('href')).toBe('/search');
  expect(page.queryByRole('searchbox')).toBeNull();
});
