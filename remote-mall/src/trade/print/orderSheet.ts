import { DELIVERY_TYPE, type OrderRow } from '@zhilv/contract/mall';
import { formatDateTime, formatMoney } from '@zhilv/format';
import { specificationOf } from '../../parts/goods/specificationOf.ts';

const HEADINGS = ['序号', '商品', '规格', '单价', '数量', '小计'] as const;

/**
 * Makes the sheet that goes with the goods of an order: to whom they go, what they are, and what was paid. The staff's own remark is not
 * on it. Each order has a sheet of its own, so that nobody gets the address of somebody else.
 */
export function orderSheet(page: Document, order: OrderRow): HTMLElement {
  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, text = '', className = ''): HTMLElementTagNameMap[Name] => {
    const element = page.createElement(name);
    element.textContent = text;
    element.className = className;
    return element;
  };

  const facts = (pairs: readonly (readonly [string, string | null | undefined])[]): HTMLElement => {
    const list = make('dl', '', 'facts');
    for (const [label, value] of pairs) if (value) list.append(make('dt', label), make('dd', value));
    return list;
  };

  const row = (cells: readonly string[], cell: 'th' | 'td'): HTMLElement => {
    const line = make('tr');
    line.append(...cells.map((text) => make(cell, text)));
    return line;
  };

  const sheet = make('article', '', 'sheet');
  const table = make('table');
  const [head, body] = [make('thead'), make('tbody')];
  head.append(row(HEADINGS, 'th'));
  body.append(
    ...(order.items ?? []).map(({ spuName, properties, price, count, payPrice }, index) =>
      row(
        [
          String(index + 1),
          spuName ?? '',
          specificationOf(properties) || '—',
          formatMoney(price),
          String(count),
          formatMoney(payPrice),
        ],
        'td',
      ),
    ),
  );
  table.append(head, body);
  sheet.append(
    make('h1', '发货单'),
    facts([
      ['订单编号', order.no],
      ['下单时间', formatDateTime(order.createTime)],
      ['收件人', order.receiverName],
      ['手机', order.receiverMobile],
      ['地址', [order.receiverAreaName, order.receiverDetailAddress].filter(Boolean).join(' ')],
      ['配送方式', order.deliveryType === DELIVERY_TYPE.pickUp ? '用户自提' : '快递发货'],
      ['物流单号', order.logisticsNo],
      ['买家留言', order.userRemark],
    ]),
    table,
    make(
      'p',
      `共 ${order.productCount} 件，运费 ${formatMoney(order.deliveryPrice)}，合计 ${formatMoney(order.payPrice)}`,
      'sum',
    ),
  );
  return sheet;
}
