import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it, vi } from 'vitest';
import { LONGEST_KEYWORD } from './listAsked.ts';
import { SearchForm } from './SearchForm.tsx';

it('leads to the entries with the words typed, of the same kind', async () => {
  const onSearched = vi.fn<() => void>();
  const page = renderPublic(
    <SearchForm action="/case-list" label="在方案中查找" kind={{ type: 1, infoType: undefined }} onSearched={onSearched} />,
  );

  await page.user.type(page.getByRole('searchbox', { name: '在方案中查找' }), '停车{Enter}');

  await expect.poll(() => decodeURIComponent(page.address())).toBe('/case-list?type=1&keyword=停车');
  expect(onSearched).toHaveBeenCalledOnce();
});

it('begins with the words of the address, and takes no more than a list is searched by', () => {
  const page = renderPublic(<SearchForm action="/search" label="搜索全站" keyword="索道" />);
  const field = page.getByRole<HTMLInputElement>('searchbox');

  expect(field.value).toBe('索道');
  expect(field.maxLength).toBe(LONGEST_KEYWORD);
});

it('is found as the search of the page, with a button that says what it does', () => {
  const page = renderPublic(<SearchForm action="/search" label="搜索全站" />);

  expect(page.getByRole('search', { name: '搜索全站' })).toBeDefined();
  expect(page.getByRole('button', { name: '搜索' }).getAttribute('type')).toBe('submit');
});
