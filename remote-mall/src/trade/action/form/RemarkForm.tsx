import { order as orderApi, type OrderRow } from '@zhilv/contract/mall';
import { call } from '@zhilv/platform';
import { TextArea } from '@zhilv/ui/text-area';
import { useState } from 'react';
import { DialogForm } from '../../../parts/form/DialogForm.tsx';
import { faultsOf } from '../../../parts/form/faultsOf.ts';
import { LabelledField } from '../../../parts/form/LabelledField.tsx';
import { useFaults } from '../../../parts/form/useFaults.ts';
import type { RecordSteps } from '../../step/useRecordStep.ts';

export interface RemarkFormProps {
  order: OrderRow;
  steps: RecordSteps;
  onClose: () => void;
}

/** Notes something about an order for the staff; the buyer does not see it. */
export function RemarkForm({ order, steps, onClose }: RemarkFormProps) {
  const { id, no } = order;
  const before = order.remark ?? '';
  const [remark, setRemark] = useState(before);
  const draft = { id, remark: remark.trim() };
  const { faults, check } = useFaults({
    ...faultsOf(orderApi.updateRemark, draft),
    // A back end takes an empty text for one that was left out, and keeps the old one.
    ...(draft.remark === '' && { remark: '商家备注不能为空' }),
  });

  const save = (): void => {
    if (!check()) return;
    void steps.step(String(id), () => call(orderApi.updateRemark, draft, { quiet: true }), {
      said: '备注已保存',
      close: onClose,
    });
  };

  return (
    <DialogForm
      title={`备注 · ${no}`}
      busy={steps.isBusy(String(id))}
      isDirty={remark !== before}
      onSubmit={save}
      onClose={onClose}
    >
      <LabelledField label="商家备注" required error={faults['remark']} hint="只有商家能看到">
        {(input) => <TextArea {...input} value={remark} placeholder="请输入商家备注" onChange={setRemark} />}
      </LabelledField>
    </DialogForm>
  );
}
