import { formatDateTime } from '@zhilv/format';
import { hiddenText } from '@zhilv/ui/plain/hidden-text';
import { Check, X } from 'lucide-react';
import styles from './StepList.module.css';

/** One step of a record's way. */
export interface Step {
  readonly title: string;
  /** What is said of it below its title, such as why it ended. */
  readonly note?: string | null;
  /** Epoch ms; null for a step that has not come, or whose time nobody kept. */
  readonly time: number | null | undefined;
  /** A `stopped` step ended the way before its goal. */
  readonly state: 'done' | 'current' | 'ahead' | 'stopped';
}

export interface StepListProps {
  label: string;
  steps: readonly Step[];
}

const WORDS = { done: '已完成', current: '进行中', ahead: '未开始', stopped: '已终止' } as const;

/** Shows how far a record has come: side by side, and below one another on a phone. Semi's steps weigh eight times as much. */
export function StepList({ label, steps }: StepListProps) {
  return (
    <ol className={styles['steps']} aria-label={label}>
      {steps.map(({ title, note, time, state }, index) => (
        <li
          key={title}
          className={styles['step']}
          data-state={state}
          aria-current={state === 'current' || state === 'stopped' ? 'step' : undefined}
        >
          <span className={styles['mark']} aria-hidden="true">
            {state === 'done' ? <Check size={14} /> : state === 'stopped' ? <X size={14} /> : index + 1}
          </span>
          <span className={styles['body']}>
            <span className={styles['title']}>
              {title}
              <span className={hiddenText}>{`（${WORDS[state]}）`}</span>
            </span>
            {note !== undefined && note !== null && <span className={styles['note']}>{note}</span>}
            {typeof time === 'number' && <span className={styles['note']}>{formatDateTime(time)}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
