import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { GoodsCell } from './GoodsCell.tsx';

const goods = (spuName: string, count: number, picUrl: string | null = '/admin-api/infra/file/1/get/a.png') => ({
  id: spuName,
  spuName,
  count,
  picUrl,
  properties: [{ propertyId: 19, propertyName: '颜色', valueName: '青' }],
});

const show = (...items: ReturnType<typeof goods>[]) => {
  renderPart(
    <p data-testid="cell">
      <GoodsCell items={items} />
    </p>,
  );
  const cell = document.querySelector('[data-testid="cell"]');
  return { text: cell?.textContent, pictures: cell?.querySelectorAll('img').length };
};

it('shows one by its picture, name, specification and number', () => {
  expect(show(goods('茶壶', 2))).toEqual({ text: '茶壶颜色：青×2', pictures: 1 });
});

it('shows several by up to three pictures and says how many there are', () => {
  expect(show(goods('茶壶', 2), goods('茶杯', 1), goods('茶盘', 1), goods('茶叶', 3))).toEqual({
    text: '茶壶 等 4 种，共 7 件',
    pictures: 3,
  });
});

it('does without a picture', () => {
  expect(show(goods('茶壶', 1, null)).pictures).toBe(0);
});

it.each([1, 2])('shows the beginning of a long name among %i, and the whole to who points at it or goes there', (kinds) => {
  const name = '手工烧制的青瓷茶壶'.repeat(20);
  show(...Array.from({ length: kinds }, (_, index) => ({ ...goods(name, 1), id: `${index}` })));

  const shown = document.querySelector(`[title="${name}"]`);
  expect(shown?.textContent).toBe(name);
  expect(shown?.getAttribute('tabindex')).toBe('0');
});
