import type { SpuRow } from '@zhilv/contract/mall';
import { LOW_STOCK, SpuStatus } from '@zhilv/contract/mall';
import { type Field, type Identified, number, picture, text } from '@zhilv/crud';
import { Tag } from '@zhilv/ui/tag';
import styles from './goodsFields.module.css';

/** A list of goods gives its fields rows of this kind. */
const goodsOf = (row: Identified): SpuRow => row as SpuRow;

// The name beside it says what it shows.
const cover = picture('');

/** Makes a field that shows what goods are called beside their picture. */
export const goodsName = (label: string): Field<string | null | undefined> => ({
  ...text(label),
  show: (name, row) => (
    <span className={styles['goods']}>
      {cover.show(goodsOf(row).picUrl, row)}
      <span className={styles['name']}>{name}</span>
    </span>
  ),
});

/** Makes a field that shows how many are left, and says so in a word where that is little. */
export const stockLeft = (label: string): Field<number | null | undefined> => {
  const plain = number(label);
  return {
    ...plain,
    show: (stock, row) => (
      <span className={styles['stock']}>
        {warningOf(stock, goodsOf(row))}
        {plain.show(stock, row)}
      </span>
    ),
  };
};

function warningOf(stock: number | null | undefined, { status }: SpuRow) {
  if (stock === null || stock === undefined || stock > LOW_STOCK || status === SpuStatus.recycled) return null;
  return stock === 0 ? <Tag tone="danger">售罄</Tag> : <Tag tone="warning">库存低</Tag>;
}
