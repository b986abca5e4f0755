import { SpuTab } from '@zhilv/contract/mall';
import { useCard } from '@zhilv/crud';
import { formatNumber } from '@zhilv/format';
import { navigation } from '@zhilv/platform';
import { Card, CardNote, CardRows } from '@zhilv/ui/card';
import { Tag } from '@zhilv/ui/tag';
import { GOODS, type Stock } from './loadStock.ts';
import styles from './StockCard.module.css';

/** Shows how many goods run out, and the first of them. */
export function StockCard() {
  const { data, fault } = useCard<Stock>(GOODS);
  const page = navigation.pathOf('mall/product/spu/index');
  return (
    <Card
      title="库存预警"
      link={page === null ? null : { label: '查看商品', href: `${page}?tabType=${SpuTab.lowStock}` }}
      figure={data && { value: formatNumber(data.lowStock), unit: `件商品，其中 ${formatNumber(data.soldOut)} 件已售罄` }}
    >
      {fault}
      {data !== null &&
        (data.goods.length === 0 ? (
          <CardNote>没有库存不足的商品</CardNote>
        ) : (
          <CardRows
            rows={data.goods.map(({ id, name, stock }) => ({ key: String(id), name, end: <Left stock={stock ?? 0} /> }))}
          />
        ))}
    </Card>
  );
}

const Left = ({ stock }: { stock: number }) =>
  stock === 0 ? <Tag tone="danger">已售罄</Tag> : <span className={styles['stock']}>剩 {formatNumber(stock)}</span>;
