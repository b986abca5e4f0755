import { idOf } from '@zhilv/contract';
import { afterSale as afterSaleApi, type AfterSaleBase } from '@zhilv/contract/mall';
import { call } from '@zhilv/platform';
import { useState } from 'react';
import { DialogForm } from '../../../parts/form/DialogForm.tsx';
import { useFaults } from '../../../parts/form/useFaults.ts';
import { CourierFields, courierFaults, NO_COURIER_CHOSEN, UNKNOWN_COURIER } from '../../delivery/CourierFields.tsx';
import type { RecordSteps } from '../../step/useRecordStep.ts';

export interface SendBackFormProps {
  afterSale: AfterSaleBase;
  steps: RecordSteps;
  onClose: () => void;
}

/** Notes for a buyer with which courier the goods come back. */
export function SendBackForm({ afterSale: { id, no }, steps, onClose }: SendBackFormProps) {
  const [chosen, setChosen] = useState(NO_COURIER_CHOSEN);
  const { faults, check } = useFaults(courierFaults(chosen));

  const save = (): void => {
    if (!check()) return;
    const draft = { id, logisticsId: idOf(String(chosen.courier)), logisticsNo: chosen.number.trim() };
    void steps.step(String(id), () => call(afterSaleApi.deliver, draft, { quiet: true }), {
      said: '退货物流已登记',
      mendable: UNKNOWN_COURIER,
      close: onClose,
    });
  };

  return (
    <DialogForm
      title={`登记退货 · ${no}`}
      busy={steps.isBusy(String(id))}
      isDirty={chosen !== NO_COURIER_CHOSEN}
      onSubmit={save}
      onClose={onClose}
    >
      <CourierFields value={chosen} faults={faults} onChange={setChosen} />
    </DialogForm>
  );
}
