import { afterSale as afterSaleApi, type AfterSaleBase } from '@zhilv/contract/mall';
import { call } from '@zhilv/platform';
import { TextArea } from '@zhilv/ui/text-area';
import { useState } from 'react';
import { DialogForm } from '../../../parts/form/DialogForm.tsx';
import { LabelledField } from '../../../parts/form/LabelledField.tsx';
import { useFaults } from '../../../parts/form/useFaults.ts';
import type { RecordSteps } from '../../step/useRecordStep.ts';

export interface ReasonFormProps {
  afterSale: AfterSaleBase;
  steps: RecordSteps;
  onClose: () => void;
}

/** A back end keeps so many characters of a reason. */
const LONGEST = 255;

/** Refuses what a buyer asks for. */
export const DisagreeForm = (props: ReasonFormProps) => (
  <ReasonForm
    {...props}
    title="拒绝售后"
    label="拒绝原因"
    said="已拒绝售后"
    send={(auditReason) => call(afterSaleApi.disagree, { id: props.afterSale.id, auditReason }, { quiet: true })}
  />
);

/** Refuses the goods that a buyer has sent back. */
export const RefuseForm = (props: ReasonFormProps) => (
  <ReasonForm
    {...props}
    title="拒绝收货"
    label="拒收原因"
    said="已拒绝收货"
    send={(refuseMemo) => call(afterSaleApi.refuse, { id: props.afterSale.id, refuseMemo }, { quiet: true })}
  />
);

interface OwnProps extends ReasonFormProps {
  title: string;
  label: string;
  said: string;
  send: (reason: string) => Promise<unknown>;
}

function ReasonForm({ afterSale: { id, no }, steps, onClose, title, label, said, send }: OwnProps) {
  const [reason, setReason] = useState('');
  const text = reason.trim();
  const { faults, check } = useFaults({
    ...(text === '' && { reason: `${label}不能为空` }),
    ...(text.length > LONGEST && { reason: `${label}不能超过 ${LONGEST} 个字符` }),
  });

  const save = (): void => {
    if (check()) void steps.step(String(id), () => send(text), { said, close: onClose });
  };

  return (
    <DialogForm
      title={`${title} · ${no}`}
      okText={title}
      busy={steps.isBusy(String(id))}
      isDirty={reason !== ''}
      onSubmit={save}
      onClose={onClose}
    >
      <LabelledField label={label} required error={faults['reason']} hint="买家能看到，拒绝后这次售后结束">
        {(input) => <TextArea {...input} value={reason} placeholder={`请输入${label}`} onChange={setReason} />}
      </LabelledField>
    </DialogForm>
  );
}
