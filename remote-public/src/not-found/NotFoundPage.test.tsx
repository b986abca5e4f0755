import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { NotFoundPage } from './NotFoundPage.tsx';

it('says that there is no such page, and leads home', async () => {
  const page = renderPublic(<NotFoundPage />, { at: '/404' });

  expect(page.getByRole('heading', { level: 1 })).toBeDefined();
  await page.user.click(page.getByRole('link', { name: /首页/ }));
  expect(page.address()).toBe('/home');
});
