import { fenOf, yuanOf } from '@zhilv/format';
import type { SkuRow } from '../matrix/SkuRow.ts';

type ColumnName =
  | 'price'
  | 'marketPrice'
  | 'costPrice'
  | 'stock'
  | 'weight'
  | 'volume'
  | 'barCode'
  | 'firstBrokeragePrice'
  | 'secondBrokeragePrice';

/** What can be typed into each variant. */
export interface SkuColumn {
  readonly name: ColumnName;
  readonly label: string;
  readonly kind: 'money' | 'whole' | 'decimal' | 'text';
  readonly required?: boolean;
}

const COLUMNS: readonly SkuColumn[] = [
  { name: 'price', label: '销售价（元）', kind: 'money', required: true },
  { name: 'marketPrice', label: '市场价（元）', kind: 'money' },
  { name: 'costPrice', label: '成本价（元）', kind: 'money' },
  { name: 'stock', label: '库存', kind: 'whole', required: true },
  { name: 'weight', label: '重量（kg）', kind: 'decimal' },
  { name: 'volume', label: '体积（m³）', kind: 'decimal' },
  { name: 'barCode', label: '条形码', kind: 'text' },
];

const COMMISSIONS: readonly SkuColumn[] = [
  { name: 'firstBrokeragePrice', label: '一级佣金（元）', kind: 'money' },
  { name: 'secondBrokeragePrice', label: '二级佣金（元）', kind: 'money' },
];

/** @param commissions whether each variant has its own */
export const skuColumns = (commissions: boolean): readonly SkuColumn[] => (commissions ? ALL : COLUMNS);

const ALL: readonly SkuColumn[] = [...COLUMNS, ...COMMISSIONS];

const LONGEST: Readonly<Record<SkuColumn['kind'], RegExp>> = {
  // An amount that is too large stays, as in every other form, and is told of; other numbers end before 32 bits do.
  money: /^\d*(?:\.\d{0,2})?$/,
  whole: /^\d{0,9}$/,
  decimal: /^\d{0,7}(?:\.\d{0,4})?$/,
  text: /^.{0,64}$/,
};

/** Writes what a cell holds, as people type it. */
export function cellText({ name, kind }: SkuColumn, sku: SkuRow): string {
  const value = sku[name] ?? null;
  if (value === null) return '';
  return kind === 'money' && typeof value === 'number' ? yuanOf(value) : String(value);
}

/**
 * Reads what was typed into a cell, as a change of the variant.
 * @returns undefined for a text that cannot become such a value by typing on
 */
export function cellChange({ name, kind }: SkuColumn, typed: string): Partial<SkuRow> | undefined {
  const text = kind === 'text' ? typed.trimStart() : plain(typed);
  if (!LONGEST[kind].test(text)) return undefined;
  if (kind === 'text') return { [name]: text };
  if (kind === 'money') {
    const fen = fenOf(text);
    return fen === undefined ? undefined : { [name]: fen };
  }
  return { [name]: /\d/.test(text) ? Number(text) : null };
}

/** Turns digits of a Chinese keyboard into those of a Latin one, and drops what only decorates an amount. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s,_¥￥元]/g, '')
    .replace('。', '.');
