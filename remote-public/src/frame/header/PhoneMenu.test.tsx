import { ContentType } from '@zhilv/contract/content';
import { contentItem, frameContent } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { PhoneMenu } from './PhoneMenu.tsx';

const frame = frameContent({
  wholeRegion: [contentItem(1, { title: '数据中心', type: ContentType.solution })],
  cases: [contentItem(2, { title: '云海索道', recommend: 1 })],
});

it('opens a drawer with every list, and closes it when a link was followed', async () => {
  const page = renderPublic(<PhoneMenu frame={frame} />, { at: '/home' });
  const drawer = page.element.querySelector('dialog');

  await page.user.click(page.getByRole('button', { name: '菜单' }));
  expect(drawer?.open).toBe(true);
  const titles = Array.from(drawer?.querySelectorAll('summary') ?? [], ({ textContent }) => textContent);
  expect(titles).toEqual(['全域旅游方案', '智慧景区方案', '经典案例']);

  await page.user.click(page.getByText('云海索道'));
  expect(page.address()).toBe('/case-detail?id=2&type=2');
  expect(drawer?.open).toBe(false);
});

it('closes by its button and when something was searched', async () => {
  const page = renderPublic(<PhoneMenu frame={frame} />, { at: '/home' });
  const drawer = page.element.querySelector('dialog');
  const open = () => page.user.click(page.getByRole('button', { name: '菜单' }));

  await open();
  await page.user.click(page.getByRole('button', { name: '关闭菜单' }));
  expect(drawer?.open).toBe(false);

  await open();
  await page.user.type(page.getByRole('searchbox'), '索道{Enter}');
  expect(drawer?.open).toBe(false);
  await expect.poll(() => decodeURIComponent(page.address())).toBe('/search?keyword=索道');
});

it('leads from each list to all of its entries', () => {
  const page = renderPublic(<PhoneMenu frame={frame} />);

  const all = Array.from(page.element.querySelectorAll('details li:last-child a'), (link) => link.getAttribute('href'));
  expect(all).toEqual(['/case-list?type=1&infoType=1', '/case-list?type=1&infoType=2', '/case-list']);
});
