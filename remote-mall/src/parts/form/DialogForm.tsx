import { useUnsavedDraft } from '@zhilv/crud';
import { Modal } from '@zhilv/ui/modal';
import { type ReactNode, useId } from 'react';
import styles from './DialogForm.module.css';

export interface DialogFormProps {
  title: string;
  okText?: string;
  width?: 520 | 720 | 960;
  busy: boolean;
  /** Something was typed that is not saved; leaving asks then. */
  isDirty: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form of a few fields, which Enter submits and which asks before it drops what was typed. */
export function DialogForm({ title, okText = '确定', width = 520, busy, isDirty, onSubmit, onClose, children }: DialogFormProps) {
  const formId = useId();
  const cancel = useUnsavedDraft(isDirty, onClose);
  return (
    <Modal title={title} form={formId} okText={okText} width={width} busy={busy} onCancel={() => void cancel()}>
      <form
        id={formId}
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Modal>
  );
}
