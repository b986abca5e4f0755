import { AFTER_SALE_WAY, afterSale, ORDER_STATUS, type OrderDetail, type OrderItem } from '@zhilv/contract/mall';
import { fenOf, formatMoney, yuanOf } from '@zhilv/format';
import { call } from '@zhilv/platform';
import { Input } from '@zhilv/ui/input';
import { Select } from '@zhilv/ui/select';
import { TextArea } from '@zhilv/ui/text-area';
import { useState } from 'react';
import { DialogForm } from '../../../parts/form/DialogForm.tsx';
import { faultsOf } from '../../../parts/form/faultsOf.ts';
import { LabelledField } from '../../../parts/form/LabelledField.tsx';
import { useFaults } from '../../../parts/form/useFaults.ts';
import { GoodsLine } from '../../../parts/goods/GoodsLine.tsx';
import { useRecordStep } from '../../step/useRecordStep.ts';
import { proofs } from './proofs.ts';

export interface ApplyFormProps {
  order: OrderDetail;
  item: OrderItem;
  onApplied: () => Promise<void>;
  onClose: () => void;
}

const WAYS = [
  { value: AFTER_SALE_WAY.refundOnly, label: '仅退款' },
  { value: AFTER_SALE_WAY.returnAndRefund, label: '退货退款' },
] as const;

const { Input: PicturesInput } = proofs;

/** Opens an after-sale case for a buyer who has called: what is wrong, and how much is to go back. */
export function ApplyForm({ order, item, onApplied, onClose }: ApplyFormProps) {
  const [way, setWay] = useState<number>(AFTER_SALE_WAY.refundOnly);
  const whole = yuanOf(item.payPrice);
  const [amount, setAmount] = useState(whole);
  const [reason, setReason] = useState('');
  const [description, setDescription] = useState('');
  const [pictures, setPictures] = useState<unknown>([]);
  const { isBusy, step } = useRecordStep(onApplied);
  const isDirty = amount !== whole || reason !== '' || description !== '' || (Array.isArray(pictures) && pictures.length > 0);
  // What was not sent yet cannot come back.
  const ways = order.status === ORDER_STATUS.toDeliver ? WAYS.slice(0, 1) : WAYS;
  const fen = fenOf(amount.trim());
  const draft = {
    orderItemId: item.id,
    way: way === AFTER_SALE_WAY.returnAndRefund ? AFTER_SALE_WAY.returnAndRefund : AFTER_SALE_WAY.refundOnly,
    refundPrice: fen ?? 0,
    applyReason: reason.trim(),
    applyDescription: description.trim(),
    applyPicUrls: pictures as string[], // The call's own rules tell a picture that is still on its way.
  };
  const { faults, check } = useFaults({
    ...faultsOf(afterSale.create, draft),
    ...((fen === undefined || fen === null) && { refundPrice: '请输入金额，最多两位小数' }),
    ...(typeof fen === 'number' && fen > item.payPrice && { refundPrice: `最多退款 ${formatMoney(item.payPrice)}` }),
  });

  const save = (): void => {
    if (!check()) return;
    void step('apply', () => call(afterSale.create, draft, { quiet: true }), {
      said: '售后已登记',
      stays: true,
      close: onClose,
    });
  };

  return (
    <DialogForm title="登记售后" busy={isBusy('apply')} isDirty={isDirty} onSubmit={save} onClose={onClose}>
      <GoodsLine goods={item} />
      <LabelledField label="售后方式" required error={faults['way']}>
        {(input) => <Select {...input} value={way} options={ways} onChange={(chosen) => setWay(chosen ?? way)} />}
      </LabelledField>
      <LabelledField
        label="退款金额（元）"
        required
        error={faults['refundPrice']}
        hint={`最多退款 ${formatMoney(item.payPrice)}`}
      >
        {(input) => <Input {...input} value={amount} inputMode="decimal" onChange={setAmount} />}
      </LabelledField>
      <LabelledField label="申请原因" required error={faults['applyReason']}>
        {(input) => <Input {...input} value={reason} placeholder="例如：不想要了、商品破损" onChange={setReason} />}
      </LabelledField>
      <LabelledField label="补充描述" error={faults['applyDescription']}>
        {(input) => <TextArea {...input} rows={2} value={description} onChange={setDescription} />}
      </LabelledField>
      {PicturesInput !== null && (
        <LabelledField label={proofs.label} error={faults['applyPicUrls']}>
          {(input) => <PicturesInput {...input} value={pictures} disabled={false} filtering={false} onChange={setPictures} />}
        </LabelledField>
      )}
    </DialogForm>
  );
}
