import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { GoodsLine, type GoodsLineProps } from './GoodsLine.tsx';

const textOf = (props: GoodsLineProps): string | null | undefined => {
  renderPart(
    <p data-testid="line">
      <GoodsLine {...props} />
    </p>,
  );
  return document.querySelector('[data-testid="line"]')?.textContent;
};

const goods = {
  spuName: '茶壶',
  picUrl: null,
  properties: [{ propertyId: 19, propertyName: '颜色', valueName: '青' }],
  count: 2,
};

it('tells name, specification and number', () => {
  expect(textOf({ goods })).toBe('茶壶颜色：青×2');
});

it('leaves out a number that stands elsewhere', () => {
  expect(textOf({ goods, counted: false })).toBe('茶壶颜色：青');
});

it('has words for goods that a back end does not name', () => {
  expect(textOf({ goods: { count: 1 } })).toBe('（未命名商品）×1');
});
