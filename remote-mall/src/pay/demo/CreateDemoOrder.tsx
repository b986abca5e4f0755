import { useActions } from '@zhilv/crud';
import type { Id } from '@zhilv/contract';
import { DEMO_GOODS, demoOrder } from '@zhilv/contract/pay';
import { formatMoney } from '@zhilv/format';
import { call, messages } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { DialogForm } from '../../parts/form/DialogForm.tsx';
import styles from './CreateDemoOrder.module.css';

export interface CreateDemoOrderProps {
  onCreated: (id: Id) => Promise<void>;
}

/** Makes a sample order for one of five goods. */
export function CreateDemoOrder({ onCreated }: CreateDemoOrderProps) {
  const [opened, setOpened] = useState(false);
  const [spuId, setSpuId] = useState<number>(DEMO_GOODS[0].id);
  const { isBusy, run } = useActions<'create'>();
  const name = useId();

  const create = (): Promise<void> =>
    run('create', async () => {
      const id = await call(demoOrder.create, { spuId }, { quiet: true });
      messages.success('已新增示例订单');
      setOpened(false);
      await onCreated(id);
    });

  return (
    <>
      <Button kind="primary" icon={<Plus size={16} strokeWidth={1.5} />} onClick={() => setOpened(true)}>
        新增示例订单
      </Button>
      {opened && (
        <DialogForm
          title="新增示例订单"
          busy={isBusy('create')}
          isDirty={false}
          onSubmit={() => void create()}
          onClose={() => setOpened(false)}
        >
          <fieldset className={styles['goods']}>
            <legend>选择商品</legend>
            {DEMO_GOODS.map((goods) => (
              <label key={goods.id} className={styles['one']}>
                <input
                  type="radio"
                  name={name}
                  checked={goods.id === spuId}
                  aria-label={`${goods.name} ${formatMoney(goods.price)}`}
                  onChange={() => setSpuId(goods.id)}
                />
                <span>{goods.name}</span>
                <span className={styles['price']}>{formatMoney(goods.price)}</span>
              </label>
            ))}
          </fieldset>
        </DialogForm>
      )}
    </>
  );
}
