import { order as orderApi, type OrderRow, ReceiverDraft } from '@zhilv/contract/mall';
import { area } from '@zhilv/crud';
import { call } from '@zhilv/platform';
import { Input } from '@zhilv/ui/input';
import { TextArea } from '@zhilv/ui/text-area';
import { useState } from 'react';
import { DialogForm } from '../../../parts/form/DialogForm.tsx';
import { faultsOf } from '../../../parts/form/faultsOf.ts';
import { LabelledField } from '../../../parts/form/LabelledField.tsx';
import { useFaults } from '../../../parts/form/useFaults.ts';
import type { RecordSteps } from '../../step/useRecordStep.ts';

export interface AddressFormProps {
  order: OrderRow;
  steps: RecordSteps;
  onClose: () => void;
}

const { Input: AreaInput } = area('收件地区');

/** Changes to whom and where the goods of an order go, before they are sent. */
export function AddressForm({ order, steps, onClose }: AddressFormProps) {
  const { id, no } = order;
  const before = {
    receiverName: order.receiverName ?? '',
    receiverMobile: order.receiverMobile ?? '',
    receiverAreaId: order.receiverAreaId ?? null,
    receiverDetailAddress: order.receiverDetailAddress ?? '',
  };
  const [draft, setDraft] = useState(before);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(before);
  const sent = {
    ...draft,
    receiverName: draft.receiverName.trim(),
    receiverMobile: draft.receiverMobile.trim(),
    receiverDetailAddress: draft.receiverDetailAddress.trim(),
  };
  // A back end checks none of them. The contract's words about the district are those of a protocol.
  const { faults, check } = useFaults({
    ...faultsOf({ input: ReceiverDraft }, sent),
    ...(draft.receiverAreaId === null && { receiverAreaId: '收件地区不能为空' }),
  });

  const save = (): void => {
    if (!check()) return;
    void steps.step(String(id), () => call(orderApi.updateAddress, { id, ...sent }, { quiet: true }), {
      said: '收货地址已修改',
      close: onClose,
    });
  };

  return (
    <DialogForm title={`修改地址 · ${no}`} busy={steps.isBusy(String(id))} isDirty={isDirty} onSubmit={save} onClose={onClose}>
      <LabelledField label="收件人" required error={faults['receiverName']}>
        {(input) => (
          <Input {...input} value={draft.receiverName} onChange={(receiverName) => setDraft({ ...draft, receiverName })} />
        )}
      </LabelledField>
      <LabelledField label="手机" required error={faults['receiverMobile']}>
        {(input) => (
          <Input
            {...input}
            value={draft.receiverMobile}
            inputMode="tel"
            onChange={(receiverMobile) => setDraft({ ...draft, receiverMobile })}
          />
        )}
      </LabelledField>
      {AreaInput !== null && (
        <LabelledField label="收件地区" required error={faults['receiverAreaId']}>
          {(input) => (
            <AreaInput
              {...input}
              value={draft.receiverAreaId}
              disabled={false}
              filtering={false}
              onChange={(chosen) => setDraft({ ...draft, receiverAreaId: chosen === null ? null : Number(chosen) })}
            />
          )}
        </LabelledField>
      )}
      <LabelledField label="详细地址" required error={faults['receiverDetailAddress']}>
        {(input) => (
          <TextArea
            {...input}
            rows={2}
            value={draft.receiverDetailAddress}
            onChange={(receiverDetailAddress) => setDraft({ ...draft, receiverDetailAddress })}
          />
        )}
      </LabelledField>
    </DialogForm>
  );
}
