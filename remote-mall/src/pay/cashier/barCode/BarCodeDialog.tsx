import { Input } from '@zhilv/ui/input';
import { useState } from 'react';
import { DialogForm } from '../../../parts/form/DialogForm.tsx';
import { LabelledField } from '../../../parts/form/LabelledField.tsx';
import type { Channel } from '../../channel/channels.ts';
import { useChannelName } from '../../channel/useChannelName.ts';

export interface BarCodeDialogProps {
  channel: Channel;
  busy: boolean;
  /** The reason why the last code was not taken. */
  refusal: string | null;
  onCode: (code: string) => Promise<void>;
  onClose: () => void;
}

/** Both houses write codes of 16 to 24 digits. */
const CODE = /^\d{16,24}$/;

/** Asks for the code on the telephone of who pays; a scanner types it and presses Enter. */
export function BarCodeDialog({ channel, busy, refusal, onCode, onClose }: BarCodeDialogProps) {
  const name = useChannelName(channel.code);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const code = typed.replaceAll(/\s/g, '');

  const submit = (): void => {
    if (CODE.test(code)) void onCode(code);
    else setFault(code === '' ? '付款码不能为空' : '付款码应为 16 至 24 位数字');
  };
  return (
    <DialogForm title={name} okText="确认支付" busy={busy} isDirty={false} onSubmit={submit} onClose={onClose}>
      <LabelledField label="付款码" required error={fault ?? refusal ?? undefined} hint="请扫描或输入付款人手机上的付款码数字">
        {(input) => (
          <Input
            {...input}
            value={typed}
            inputMode="numeric"
            maxLength={40}
            placeholder="请输入付款码"
            onChange={(next) => {
              setTyped(next);
              setFault(null);
            }}
          />
        )}
      </LabelledField>
    </DialogForm>
  );
}
