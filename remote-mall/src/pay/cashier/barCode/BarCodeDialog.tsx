import { Input } from '@zhilv/ui/input';
import { useState } from 'react';
import { DialogForm } from '../../../parts/form/DialogForm.tsx';
import { LabelledField } from '../../../parts/form/LabelledField.tsx';
import type { BarCode } from '../../channel/channels.ts';
import { useChannelName } from '../../channel/useChannelName.ts';

export interface BarCodeDialogProps {
  /** `pay_channel_code` */
  channelCode: string;
  barCode: BarCode;
  busy: boolean;
  /** The reason why the last code was not taken. */
  refusal: string | null;
  onCode: (code: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the code on the telephone of who pays; a scanner types it and presses Enter. */
export function BarCodeDialog({ channelCode, barCode, busy, refusal, onCode, onClose }: BarCodeDialogProps) {
  const name = useChannelName(channelCode);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const code = typed.replaceAll(/\s/g, '');

  const submit = (): void => {
    const found = faultOf(code, barCode);
    setFault(found);
    if (found === null) void onCode(code);
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

function faultOf(code: string, { digits: [min, max] }: BarCode): string | null {
  if (code === '') return '付款码不能为空';
  if (/^\d+$/.test(code) && code.length >= min && code.length <= max) return null;
  return `付款码应为 ${min === max ? min : `${min} 至 ${max}`} 位数字`;
}
