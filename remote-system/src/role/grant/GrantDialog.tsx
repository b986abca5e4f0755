import { Button } from '@zhilv/ui/button';
import { Modal } from '@zhilv/ui/modal';
import { type ReactNode, useId } from 'react';
import { PendingAnswer } from '../../parts/answer/AwaitedAnswer.tsx';
import type { Answer } from '../../parts/answer/useAnswer.ts';
import styles from './GrantDialog.module.css';

export interface GrantDialogProps<Value> {
  title: string;
  answer: Answer<Value>;
  busy: boolean;
  /** Says why the back end refused what was to be saved. */
  refusal: string | null;
  onRetry: () => void;
  onCancel: () => void;
  onSubmit: (value: Value) => void;
  children: (value: Value) => ReactNode;
}

/** The dialog in which a role is granted something: while that is on its way, when it cannot be had, and as a form. */
export function GrantDialog<Value>(props: GrantDialogProps<Value>) {
  const { title, answer, busy, refusal, onRetry, onCancel, onSubmit, children } = props;
  const form = useId();
  if (answer === null || 'failure' in answer) {
    return (
      <Modal title={title} width={720} footer={<Button onClick={onCancel}>关闭</Button>} onCancel={onCancel}>
        <PendingAnswer answer={answer} onRetry={onRetry} />
      </Modal>
    );
  }
  return (
    <Modal title={title} width={720} form={form} busy={busy} onCancel={onCancel}>
      <form
        id={form}
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(answer.value);
        }}
      >
        {children(answer.value)}
        {refusal !== null && (
          <p className={styles['refusal']} role="alert">
            {refusal}
          </p>
        )}
      </form>
    </Modal>
  );
}
