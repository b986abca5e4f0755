import { useActions } from '@zhilv/crud';
import { order, type OrderDetail } from '@zhilv/contract/mall';
import { formatMoney } from '@zhilv/format';
import { ApiError, call } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Input } from '@zhilv/ui/input';
import { useState } from 'react';
import { DialogForm } from '../../parts/form/DialogForm.tsx';
import { LabelledField } from '../../parts/form/LabelledField.tsx';
import { GoodsLine } from '../../parts/goods/GoodsLine.tsx';
import { useRecordStep } from '../step/useRecordStep.ts';
import styles from './VerifyDialog.module.css';

export interface VerifyDialogProps {
  onVerified: () => Promise<void>;
  onClose: () => void;
}

/** What came of the search for a code. */
interface Found {
  readonly code: string;
  readonly order: OrderDetail | null;
  readonly fault: string | undefined;
}

const NOTHING: Pick<Found, 'order' | 'fault'> = { order: null, fault: undefined };
const NOT_FOUND = '没有等待核销的订单，请核对核销码';

/** Finds an order by the eight digits that its buyer shows, shows what is to be handed over, and completes it. */
export function VerifyDialog({ onVerified, onClose }: VerifyDialogProps) {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [answer, setAnswer] = useState<Found | null>(null);
  // What was found for another code than the one that stands there now is another order.
  const { order: found, fault: unfound } = answer?.code === code ? answer : NOTHING;
  const { isBusy: isFinding, run } = useActions<string>();
  const { isBusy, step } = useRecordStep(onVerified);

  const type = (text: string): void => {
    setCode(text.normalize('NFKC').replace(/\D/g, '').slice(0, 8));
    setFault(undefined);
    setAnswer(null);
  };

  const find = (): Promise<void> =>
    run(`find ${code}`, async () => {
      if (code.length < 8) {
        setFault('核销码是 8 位数字');
        return;
      }
      const waiting = await call(order.getByPickUpVerifyCode, { pickUpVerifyCode: code }, { quiet: true });
      // That answer has no goods.
      const whole = waiting === null ? null : await wholeOrder(waiting);
      setAnswer({ code, order: whole, fault: whole === null ? NOT_FOUND : undefined });
    });

  const verify = (): Promise<void> =>
    step('verify', () => call(order.pickUpByVerifyCode, { pickUpVerifyCode: code }, { quiet: true }), {
      said: `订单 ${found?.no} 已核销`,
      close: onClose,
    });

  return (
    <DialogForm
      title="按码核销"
      okText={found === null ? '查询' : '核销'}
      busy={isFinding(`find ${code}`) || isBusy('verify')}
      isDirty={false}
      onSubmit={() => void (found === null ? find() : verify())}
      onClose={onClose}
    >
      <LabelledField label="核销码" required error={fault ?? unfound} hint="买家到店出示的 8 位数字">
        {(input) => <Input {...input} value={code} inputMode="numeric" placeholder="请输入或扫描核销码" onChange={type} />}
      </LabelledField>
      {found !== null && (
        <section className={styles['found']} aria-label="待核销的订单">
          <p className={styles['no']}>{`${found.no} · ${found.receiverName ?? ''} · ${formatMoney(found.payPrice)}`}</p>
          <ul className={styles['items']}>
            {(found.items ?? []).map((item) => (
              <li key={String(item.id)}>
                <GoodsLine goods={item} />
              </li>
            ))}
          </ul>
          <Button kind="text" onClick={() => type('')}>
            换一个核销码
          </Button>
        </section>
      )}
    </DialogForm>
  );
}

/** The goods are what is handed over, but who may not read them can still complete the order. */
async function wholeOrder(waiting: OrderDetail): Promise<OrderDetail> {
  try {
    return (await call(order.getDetail, { id: waiting.id }, { quiet: true })) ?? waiting;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return waiting;
  }
}
