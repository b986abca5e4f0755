import { ContentType } from '@zhilv/contract/content';
import { contentItem } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { Neighbours } from './Neighbours.tsx';

const item = { ...contentItem(5, { type: ContentType.news }), prev: { id: 4, title: '上游' }, next: { id: 6, title: '下游' } };

it('leads to the texts before and after, of the same type', async () => {
  const page = renderPublic(<Neighbours item={item} unit="篇" />);

  expect(page.getByRole('navigation', { name: '前后篇目' }).textContent).toBe('上一篇上游下一篇下游');
  await page.user.click(page.getByRole('link', { name: /上游/ }));
  expect(page.address()).toBe('/news-detail?id=4');
});

it('has one way at the end of the list, and is absent where there is no neighbour', () => {
  const last = renderPublic(<Neighbours item={{ ...item, next: null }} unit="个案例" />);
  expect(last.getAllByRole('link')).toHaveLength(1);
  expect(last.element.textContent).toBe('上一个案例上游');

  const only = renderPublic(<Neighbours item={{ ...item, prev: null, next: null }} unit="篇" />);
  expect(only.element.childElementCount).toBe(0);
});
