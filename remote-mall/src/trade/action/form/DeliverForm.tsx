import { idOf } from '@zhilv/contract';
import { NO_COURIER, order as orderApi, type OrderRow } from '@zhilv/contract/mall';
import { treeReference } from '@zhilv/crud';
import { call } from '@zhilv/platform';
import { Input } from '@zhilv/ui/input';
import { Select } from '@zhilv/ui/select';
import { useState } from 'react';
import { DialogForm } from '../../../parts/form/DialogForm.tsx';
import { faultsOf } from '../../../parts/form/faultsOf.ts';
import { LabelledField } from '../../../parts/form/LabelledField.tsx';
import { courierNames } from '../../delivery/courierNames.ts';
import type { RecordSteps } from '../../step/useRecordStep.ts';
import styles from './DeliverForm.module.css';

export interface DeliverFormProps {
  order: OrderRow;
  steps: RecordSteps;
  onClose: () => void;
}

const WAYS = [
  { value: 'courier', label: '快递发货' },
  { value: 'none', label: '无需物流' },
] as const;

/** A back end refuses a courier that is gone or off with these codes. */
const NO_SUCH_COURIER = [1_011_004_000, 1_011_004_003];

const { Input: CourierInput } = treeReference('快递公司', courierNames);

/** Hands the goods of an order to a courier, or to the buyer without one. */
export function DeliverForm({ order, steps, onClose }: DeliverFormProps) {
  const { id, no } = order;
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('courier');
  const [courier, setCourier] = useState<unknown>(null);
  const [number, setNumber] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const byCourier = way === 'courier';

  const save = (): void => {
    const logisticsId = byCourier ? (courier === null ? null : idOf(String(courier))) : NO_COURIER;
    const draft = { id, logisticsId, logisticsNo: byCourier ? number.trim() : '' };
    const found = {
      ...faultsOf(orderApi.delivery, draft),
      ...(draft.logisticsId === null && { logisticsId: '快递公司不能为空' }),
      ...(byCourier && draft.logisticsNo === '' && { logisticsNo: '物流单号不能为空' }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    void steps.step(String(id), () => call(orderApi.delivery, draft, { quiet: true }), {
      said: `订单 ${no} 已发货`,
      mendable: NO_SUCH_COURIER,
      close: onClose,
    });
  };

  return (
    <DialogForm
      title={`发货 · ${no}`}
      okText="发货"
      busy={steps.isBusy(String(id))}
      isDirty={number !== '' || courier !== null}
      onSubmit={save}
      onClose={onClose}
    >
      <p className={styles['receiver']}>
        {[order.receiverName, order.receiverMobile, order.receiverAreaName, order.receiverDetailAddress]
          .filter(Boolean)
          .join('，')}
      </p>
      <LabelledField label="发货方式" required>
        {(input) => <Select {...input} value={way} options={WAYS} onChange={(chosen) => setWay(chosen ?? 'courier')} />}
      </LabelledField>
      {byCourier && CourierInput !== null && (
        <>
          <LabelledField label="快递公司" required error={faults['logisticsId']}>
            {(input) => <CourierInput {...input} value={courier} onChange={setCourier} disabled={false} filtering={false} />}
          </LabelledField>
          <LabelledField label="物流单号" required error={faults['logisticsNo']}>
            {(input) => <Input {...input} value={number} placeholder="请输入或扫描物流单号" onChange={setNumber} />}
          </LabelledField>
        </>
      )}
    </DialogForm>
  );
}
