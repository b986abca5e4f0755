import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { UnauthorisedPage } from './UnauthorisedPage.tsx';

it('says that the page is not for this visitor, and leads to sign-in and home', () => {
  const page = renderPublic(<UnauthorisedPage />, { at: '/401' });

  expect(page.getByRole('heading', { level: 1 })).toBeDefined();
  const ways = page.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toContain('/login');
  expect(ways).toContain('/home');
});
