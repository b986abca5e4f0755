import { order as orderApi, type OrderRow } from '@zhilv/contract/mall';
import { fenOf, formatMoney } from '@zhilv/format';
import { call } from '@zhilv/platform';
import { Input } from '@zhilv/ui/input';
import { Select } from '@zhilv/ui/select';
import { useState } from 'react';
import { DialogForm } from '../../../parts/form/DialogForm.tsx';
import { LabelledField } from '../../../parts/form/LabelledField.tsx';
import { useFaults } from '../../../parts/form/useFaults.ts';
import type { RecordSteps } from '../../step/useRecordStep.ts';
import styles from './PriceForm.module.css';

export interface PriceFormProps {
  order: OrderRow;
  steps: RecordSteps;
  onClose: () => void;
}

/** The keys of a phone for amounts have no sign, so that it is chosen. */
const SIGNS = [
  { value: -1, label: '减少' },
  { value: 1, label: '增加' },
] as const;

/** A back end refuses a price that would not stay above zero with this code. */
const TOO_LOW = 1_011_000_028;

/** Changes what an unpaid order costs, once. */
export function PriceForm({ order: { id, no, payPrice }, steps, onClose }: PriceFormProps) {
  const [sign, setSign] = useState<1 | -1>(-1);
  const [typed, setTyped] = useState('');
  const fen = fenOf(typed.trim());
  const adjustPrice = (fen ?? 0) * sign;
  const fault = faultOf(fen, payPrice + adjustPrice);
  const { faults, check } = useFaults(fault === undefined ? {} : { price: fault });

  const save = (): void => {
    if (!check()) return;
    void steps.step(String(id), () => call(orderApi.updatePrice, { id, adjustPrice }, { quiet: true }), {
      said: '订单价格已修改',
      mendable: [TOO_LOW],
      close: onClose,
    });
  };

  return (
    <DialogForm title={`改价 · ${no}`} busy={steps.isBusy(String(id))} isDirty={typed !== ''} onSubmit={save} onClose={onClose}>
      <LabelledField label="调价方式" required>
        {(input) => <Select {...input} value={sign} options={SIGNS} onChange={(chosen) => setSign(chosen === 1 ? 1 : -1)} />}
      </LabelledField>
      <LabelledField label="调价金额（元）" required error={faults['price']} hint="只能修改一次，差额按商品金额分摊到每件商品">
        {(input) => <Input {...input} value={typed} inputMode="decimal" placeholder="请输入调价金额" onChange={setTyped} />}
      </LabelledField>
      <p className={styles['preview']} aria-live="polite">
        {`应付金额 ${formatMoney(payPrice)} → `}
        <strong>{fault === undefined ? formatMoney(payPrice + adjustPrice) : '—'}</strong>
      </p>
    </DialogForm>
  );
}

function faultOf(fen: number | null | undefined, price: number): string | undefined {
  if (fen === undefined || (fen !== null && fen < 0)) return '请输入金额，最多两位小数';
  if (fen === null || fen === 0) return '调价金额不能为空';
  return price > 0 ? undefined : '调价后的应付金额必须大于 ¥0.00';
}
