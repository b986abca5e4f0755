import { contentItem, frameContent } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { Header } from './Header.tsx';

const cases = [contentItem(1, { title: '推荐的', recommend: 1 }), contentItem(2, { title: '其余的' })];
const header = (at: string) => renderPublic(<Header frame={frameContent({ cases })} />, { at });

it.each([
  ['/home', '首页'],
  ['/case-detail?id=1&type=2', '经典案例'],
  ['/news-detail?id=1', '新闻资讯'],
  ['/about-us', '关于我们'],
])('at %s says that %s is open', (at, name) => {
  const current = header(at).getByRole('navigation', { name: '主导航' }).querySelectorAll('[aria-current="page"]');

  expect(Array.from(current, ({ textContent }) => textContent)).toEqual([name]);
});

it('opens one panel at a time', async () => {
  const page = header('/home');
  const solutions = page.getByRole('button', { name: '解决方案' });
  const casesMore = page.getByRole('button', { name: '展开经典案例' });

  await page.user.click(solutions);
  expect(solutions.getAttribute('aria-expanded')).toBe('true');

  casesMore.focus();
  await page.user.keyboard('{Enter}');
  expect(casesMore.getAttribute('aria-expanded')).toBe('true');
  expect(solutions.getAttribute('aria-expanded')).toBe('false');
});

it('shows the recommended cases in their panel, and closes it when one was followed', async () => {
  const page = header('/home');
  const more = page.getByRole('button', { name: '展开经典案例' });
  await page.user.click(more);

  const panel = page.element.querySelector(`[id="${more.getAttribute('aria-controls')}"]`);
  expect(panel?.textContent).toContain('推荐的');
  expect(panel?.textContent).not.toContain('其余的');

  await page.user.click(page.getAllByRole('link', { name: '推荐的' })[0] ?? document.body);
  expect(page.address()).toBe('/case-detail?id=1&type=2');
  await expect.poll(() => more.getAttribute('aria-expanded')).toBe('false');
});
