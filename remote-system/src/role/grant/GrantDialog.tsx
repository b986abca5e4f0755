import { ApiErrorDrawing } from '@zhilv/ui/plain/drawings';
import { Button } from '@zhilv/ui/button';
import { Modal } from '@zhilv/ui/modal';
import { Empty } from '@zhilv/ui/plain/empty';
import { Skeleton } from '@zhilv/ui/plain/skeleton';
import { TraceId } from '@zhilv/ui/trace-id';
import { type ReactNode, useId } from 'react';
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
        {answer === null ? (
          <div className={styles['loading']} role="status" aria-label="正在加载">
            {['32%', '56%', '48%', '64%', '40%', '52%'].map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        ) : (
          <Empty
            drawing={<ApiErrorDrawing error={answer.failure} />}
            action={<Button onClick={onRetry}>重试</Button>}
            {...(answer.failure.traceId !== null && { note: <TraceId value={answer.failure.traceId} /> })}
          >
            <span role="alert">{answer.failure.message}</span>
          </Empty>
        )}
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
