import { useActions } from '@zhilv/crud';
import type { Page } from '@zhilv/contract';
import { type Sku, spu, type SpuRow, SpuTab } from '@zhilv/contract/mall';
import { formatMoney } from '@zhilv/format';
import { call } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Input } from '@zhilv/ui/input';
import { useRef, useState } from 'react';
import { LabelledField } from '../../parts/form/LabelledField.tsx';
import { GoodsLine } from '../../parts/goods/GoodsLine.tsx';
import type { ChosenGoods } from './ChosenGoods.ts';
import styles from './GoodsPicker.module.css';
import { SkuPicker } from './SkuPicker.tsx';

export interface GoodsPickerProps {
  /** What is wrong with the goods that were chosen so far. */
  error: string | undefined;
  onChosen: (goods: ChosenGoods) => void;
}

/** A search shows so many; a longer name finds the rest. */
const FOUND = 8;

/** Finds goods that are on sale by their name, and takes one of their variants. */
export function GoodsPicker({ error, onChosen }: GoodsPickerProps) {
  const [name, setName] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<Page<SpuRow> | null>(null);
  const [opened, setOpened] = useState<{ readonly goods: SpuRow; readonly skus: readonly Sku[] } | null>(null);
  const { isBusy, run } = useActions<string>();

  const find = (): Promise<void> =>
    run('find', async () => {
      const query = { name: name.trim(), tabType: SpuTab.onSale, pageNo: 1, pageSize: FOUND };
      const page = await call(spu.page, query, { quiet: true });
      setOpened(null);
      setFound(page);
    });

  const open = (goods: SpuRow): Promise<void> =>
    run(String(goods.id), async () => {
      const skus = (await call(spu.getDetail, { id: goods.id }, { quiet: true })).skus ?? [];
      const [only] = skus;
      if (only !== undefined && skus.length === 1) choose(goods, only);
      else setOpened({ goods, skus });
    });

  const choose = (goods: SpuRow, sku: Sku): void => {
    onChosen({
      skuId: sku.id,
      spuName: goods.name,
      picUrl: sku.picUrl ?? goods.picUrl ?? null,
      properties: sku.properties ?? [],
      price: sku.price,
      stock: sku.stock,
      count: '1',
    });
    setOpened(null);
    setFound(null);
    setName('');
    // What was pressed is gone, and another one may be wanted.
    search.current?.focus();
  };

  return (
    <div>
      <LabelledField label="添加商品" error={error}>
        {(input) => (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter looks for goods here and places no order
          <span
            className={styles['search']}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
              event.preventDefault();
              void find();
            }}
          >
            <Input {...input} ref={search} value={name} clearable placeholder="请输入商品名称" onChange={setName} />
            <Button busy={isBusy('find')} onClick={() => void find()}>
              查找
            </Button>
          </span>
        )}
      </LabelledField>
      {found !== null && found.list.length === 0 && (
        <p className={styles['none']} role="status">
          没有找到在售商品
        </p>
      )}
      {found !== null && opened === null && found.list.length > 0 && (
        <ul className={styles['found']} aria-label="找到的商品">
          {found.list.map((goods) => (
            <li key={String(goods.id)} className={styles['row']}>
              <GoodsLine goods={{ spuName: goods.name, picUrl: goods.picUrl, count: 0 }} counted={false}>
                <span className={styles['facts']}>{`${formatMoney(goods.price)} · 库存 ${goods.stock ?? 0}`}</span>
              </GoodsLine>
              <Button
                aria-label={`选择「${goods.name}」`}
                busy={isBusy(String(goods.id))}
                unavailable={goods.stock === 0 ? '库存不足' : undefined}
                onClick={() => void open(goods)}
              >
                选择
              </Button>
            </li>
          ))}
        </ul>
      )}
      {found !== null && opened === null && found.total > found.list.length && (
        <p className={styles['none']}>{`共 ${found.total} 个商品符合，这里列出前 ${found.list.length} 个，请输入更完整的名称`}</p>
      )}
      {opened !== null && <SkuPicker goods={opened.goods} skus={opened.skus} onChosen={(sku) => choose(opened.goods, sku)} />}
    </div>
  );
}
