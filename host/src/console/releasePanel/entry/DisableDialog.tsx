import { Input } from '@zhilv/ui/input';
import { Modal } from '@zhilv/ui/modal';
import { FieldLabel } from '@zhilv/ui/plain/field-label';
import { FieldNote } from '@zhilv/ui/plain/field-note';
import { type FormEvent, useId, useState } from 'react';
import styles from './DisableDialog.module.css';
import type { NamedEntry } from './useReleaseActions.ts';

export interface DisableDialogProps {
  named: NamedEntry;
  busy: boolean;
  onConfirmed: (message: string) => Promise<void>;
  onCancel: () => void;
}

/** The length of the longest message that the contract allows, in characters. */
const LONGEST = 200;

/** Asks for the text that people read in place of a remote's pages, also when the remote is switched off already. */
export function DisableDialog({ named: { entry, title }, busy, onConfirmed, onCancel }: DisableDialogProps) {
  const [message, setMessage] = useState(entry.message ?? '');
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const isOff = entry.state === 'disabled';

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const text = message.trim();
    setMissing(text === '');
    if (text !== '') void onConfirmed(text);
  };

  return (
    <Modal
      title={isOff ? `修改「${title}」的停用说明` : `停用「${title}」`}
      form={`${id}-form`}
      okText={isOff ? '保存' : '停用'}
      busy={busy}
      onCancel={onCancel}
    >
      <form id={`${id}-form`} className={styles['form']} noValidate onSubmit={submit}>
        {!isOff && (
          <p className={styles['consequence']}>它的页面会立即被下面的说明盖住，未保存的内容保留在原处，恢复后可继续编辑。</p>
        )}
        <FieldLabel htmlFor={id} required>
          停用说明
        </FieldLabel>
        <Input
          id={id}
          value={message}
          onChange={setMessage}
          maxLength={LONGEST}
          placeholder="例如：流程服务维护中，预计 18:00 恢复"
          required
          invalid={isMissing}
          describedBy={`${id}-note`}
        />
        <FieldNote id={`${id}-note`} error={isMissing ? '停用说明不能为空' : undefined} />
      </form>
    </Modal>
  );
}
