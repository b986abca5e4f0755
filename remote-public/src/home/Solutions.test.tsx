import { ContentType } from '@zhilv/contract/content';
import { contentItem, frameContent } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { Solutions } from './Solutions.tsx';

const solutions = (title: string) => [contentItem(1, { title, type: ContentType.solution, summary: '一句话' })];

it('shows one kind of solutions, and leads to all of the kind that shows', async () => {
  const frame = frameContent({ wholeRegion: solutions('数据中心'), scenicArea: solutions('分时预约') });
  const page = renderPublic(<Solutions frame={frame} />);
  expect(page.getByRole('tabpanel').textContent).toBe('数据中心一句话');
  expect(page.getByRole('link', { name: '查看全部全域旅游方案' }).getAttribute('href')).toBe('/case-list?type=1&infoType=1');

  await page.user.click(page.getByRole('tab', { name: '智慧景区' }));

  expect(page.getByRole('tabpanel').textContent).toBe('分时预约一句话');
  expect(page.getByRole('link', { name: '查看全部智慧景区方案' }).getAttribute('href')).toBe('/case-list?type=1&infoType=2');
});

it('says of the kind that could not be had just that', () => {
  const page = renderPublic(<Solutions frame={frameContent({ wholeRegion: null, scenicArea: solutions('分时预约') })} />);

  expect(page.getByRole('tabpanel').textContent).toContain('解决方案加载失败');
});

it('says that there are none yet, and where to look, before any is published', () => {
  const page = renderPublic(<Solutions frame={frameContent({ wholeRegion: [], scenicArea: [] })} />);

  expect(page.getByRole('tabpanel').textContent).toContain('这里还没有解决方案');
  expect(page.getByRole('link', { name: '关于我们' }).getAttribute('href')).toBe('/about-us');
});
