import { SpuStatus } from '@zhilv/contract/mall';
import { renderPart } from '@zhilv/testing/page/render-part';
import { describe, expect, it } from 'vitest';
import { goodsName, stockLeft } from './goodsFields.tsx';

const row = (change: object = {}) => ({ id: 1, name: '茶', picUrl: '/a.png', status: SpuStatus.onSale, ...change });

describe('the name of goods', () => {
  it('stands beside their picture, which repeats nothing of it', () => {
    const part = renderPart(goodsName('商品名称').show('高山云雾茶', row()));

    expect(part.getByText('高山云雾茶')).toBeTruthy();
    expect(part.getByRole('presentation').getAttribute('src')).toBe('/a.png');
  });

  it('is there without a picture, too', () => {
    const part = renderPart(goodsName('商品名称').show('高山云雾茶', row({ picUrl: null })));

    expect(part.getByText('高山云雾茶')).toBeTruthy();
    expect(part.queryByRole('presentation')).toBeNull();
  });
});

describe('what is left of goods', () => {
  const shown = (stock: number | null, change: object = {}) => renderPart(stockLeft('库存').show(stock, row(change)));

  it('is a number', () => expect(shown(1234).getByText('1,234')).toBeTruthy());

  it.each([
    [0, '售罄'],
    [1, '库存低'],
    [10, '库存低'],
  ])('of %i is told in a word, too', (stock, word) => {
    const part = shown(stock);

    expect(part.getByText(String(stock))).toBeTruthy();
    expect(part.getByText(word)).toBeTruthy();
  });

  it('is no matter above ten, of goods in the recycle bin, and where nobody knows', () => {
    expect(shown(11).queryByText(/售罄|库存低/)).toBeNull();
    expect(shown(0, { status: SpuStatus.recycled }).queryByText(/售罄|库存低/)).toBeNull();
    expect(shown(null).queryByText(/售罄|库存低/)).toBeNull();
  });
});
