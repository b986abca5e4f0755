import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { SiteMapPage } from './SiteMapPage.tsx';

it('lists the pages of the remote and every entry under its kind', () => {
  const page = renderPublic(<SiteMapPage />, {
    data: [
      { title: '经典案例', address: '/case-list', links: [{ title: '云海索道', address: '/case-detail?id=1&type=2' }] },
      { title: '新闻资讯', address: '/news-list', links: null },
    ],
  });

  expect(page.getByRole('region', { name: '本站页面' }).querySelectorAll('a').length).toBeGreaterThan(4);
  const cases = page.getByRole('region', { name: '经典案例' });
  expect(Array.from(cases.querySelectorAll('a'), (link) => link.getAttribute('href'))).toEqual([
    '/case-list',
    '/case-detail?id=1&type=2',
  ]);
  expect(page.getByText('新闻资讯加载失败，请稍后重试。')).toBeDefined();
});
