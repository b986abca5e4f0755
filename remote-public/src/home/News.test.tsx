import { ContentType } from '@zhilv/contract/content';
import { contentItem } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { News } from './News.tsx';

const news = [3, 2, 1].map((id) =>
  contentItem(id, { type: ContentType.news, title: `新闻 ${id}`, summary: `摘要 ${id}`, publishTime: Date.UTC(2026, 0, id) }),
);

it('shows the latest large and lists those before it', () => {
  const page = renderPublic(<News news={news} />);

  const latest = page.getAllByRole('link').find((link) => link.getAttribute('href')?.startsWith('/news-detail'));
  expect(latest?.textContent).toBe('2026-01-03新闻 3摘要 3');
  expect(latest?.closest('li')).toBeNull();
  expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2026-01-02新闻 2摘要 2',
    '2026-01-01新闻 1摘要 1',
  ]);
});

it('is absent where there is no news, and says so where it could not be had', () => {
  expect(renderPublic(<News news={[]} />).element.childElementCount).toBe(0);
  expect(renderPublic(<News news={null} />).getByText(/新闻加载失败/)).toBeDefined();
});
