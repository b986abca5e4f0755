import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';

it('leads from the home down to the page that is open, which is named last and is no link', async () => {
  const trail = [
    { title: '首页', address: '/home' },
    { title: '新闻资讯', address: '/news-list' },
  ];

  const page = renderPublic(<Breadcrumbs trail={trail} title="春季检修公告" />);

  expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['首页', '新闻资讯', '春季检修公告']);
  expect(page.getByText('春季检修公告').getAttribute('aria-current')).toBe('page');
  expect(page.queryByRole('link', { name: '春季检修公告' })).toBeNull();

  await page.user.click(page.getByRole('link', { name: '新闻资讯' }));
  expect(page.address()).toBe('/news-list');
});
