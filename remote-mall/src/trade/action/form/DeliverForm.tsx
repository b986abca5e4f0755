import { idOf } from '@zhilv/contract';
import { NO_COURIER, order as orderApi, type OrderRow } from '@zhilv/contract/mall';
import { call } from '@zhilv/platform';
import { Select } from '@zhilv/ui/select';
import { useState } from 'react';
import { DialogForm } from '../../../parts/form/DialogForm.tsx';
import { LabelledField } from '../../../parts/form/LabelledField.tsx';
import { useFaults } from '../../../parts/form/useFaults.ts';
import { CourierFields, courierFaults, NO_COURIER_CHOSEN, UNKNOWN_COURIER } from '../../delivery/CourierFields.tsx';
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

/** Hands the goods of an order to a courier, or to the buyer without one. */
export function DeliverForm({ order, steps, onClose }: DeliverFormProps) {
  const { id, no } = order;
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('courier');
  const [chosen, setChosen] = useState(NO_COURIER_CHOSEN);
  const byCourier = way === 'courier';
  const { faults, check } = useFaults(byCourier ? courierFaults(chosen) : {});

  const save = (): void => {
    if (!check()) return;
    const draft = byCourier
      ? { id, logisticsId: idOf(String(chosen.courier)), logisticsNo: chosen.number.trim() }
      : { id, logisticsId: NO_COURIER, logisticsNo: '' };
    void steps.step(String(id), () => call(orderApi.delivery, draft, { quiet: true }), {
      said: `订单 ${no} 已发货`,
      mendable: UNKNOWN_COURIER,
      close: onClose,
    });
  };

  return (
    <DialogForm
      title={`发货 · ${no}`}
      okText="发货"
      busy={steps.isBusy(String(id))}
      isDirty={chosen !== NO_COURIER_CHOSEN}
      onSubmit={save}
      onClose={onClose}
    >
      <p className={styles['receiver']}>
        {[order.receiverName, order.receiverMobile, order.receiverAreaName, order.receiverDetailAddress]
          .filter(Boolean)
          .join('，')}
      </p>
      <LabelledField label="发货方式" required>
        {(input) => <Select {...input} value={way} options={WAYS} onChange={(picked) => setWay(picked ?? 'courier')} />}
      </LabelledField>
      {byCourier && <CourierFields value={chosen} faults={faults} onChange={setChosen} />}
    </DialogForm>
  );
}
