// @vitest-environment happy-dom
import type { OrderRow } from '@zhilv/contract/mall';
import { expect, it } from 'vitest';
import { orderSheet } from './orderSheet.ts';

const order = {
  id: 9,
  no: 'o2026',
  createTime: Date.UTC(2026, 0, 1),
  deliveryType: 1,
  productCount: 3,
  deliveryPrice: 500,
  payPrice: 4498,
  receiverName: '王<b>芳',
  receiverMobile: '13800000000',
  receiverAreaName: '北京 北京市 东城区',
  receiverDetailAddress: '某街 2 号',
  userRemark: '请快点',
  remark: '老顾客，多送一件',
  items: [
    {
      spuName: '茶壶',
      price: 1999,
      count: 2,
      payPrice: 3998,
      properties: [{ propertyId: 1, propertyName: '颜色', valueName: '青' }],
    },
    { spuName: '茶杯', price: 0, count: 1, payPrice: 0, properties: null },
  ],
} as unknown as OrderRow; // The sheet reads no more of it.

it('tells to whom the goods go, what they are and what was paid', () => {
  const sheet = orderSheet(document, order);

  const cells = [...sheet.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['1', '茶壶', '颜色：青', '¥19.99', '2', '¥39.98'],
    ['2', '茶杯', '—', '¥0.00', '1', '¥0.00'],
  ]);
  expect(sheet.textContent).toContain('收件人王<b>芳');
  expect(sheet.textContent).toContain('北京 北京市 东城区 某街 2 号');
  expect(sheet.textContent).toContain('共 3 件，运费 ¥5.00，合计 ¥44.98');
  expect(sheet.textContent).toContain('请快点');
});

it('keeps to the staff what is theirs, and takes no text for markup', () => {
  const sheet = orderSheet(document, order);

  expect(sheet.textContent).not.toContain('老顾客');
  expect(sheet.querySelector('b')).toBeNull();
});
