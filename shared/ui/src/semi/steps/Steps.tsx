import SemiSteps from '@douyinfe/semi-ui-19/lib/es/steps';
import Step from '@douyinfe/semi-ui-19/lib/es/steps/step';
import { useRef } from 'react';
import { useNarrowWindow } from '../../pagination/useNarrowWindow.ts';
import { useMend } from '../mend/useMend.ts';
import { hideIcons, write } from '../mend/write.ts';
import styles from './Steps.module.css';

export interface StepsProps {
  /** The name of the whole that the steps lead to. */
  label: string;
  steps: readonly { readonly key: string; readonly title: string; readonly note?: string }[];
  /** The index of the step that is under way, from 0; the number of steps when all are done. */
  current: number;
  /** Whether the step under way has failed. */
  failed?: boolean;
}

/** Shows the progress of work that takes several steps. It cannot be pressed. */
export function Steps({ label, steps, current, failed = false }: StepsProps) {
  const root = useRef<HTMLDivElement>(null);
  const narrow = useNarrowWindow();
  // Semi lets the keyboard stop at each step, and marks all of them as the current one.
  useMend(root, (element) => {
    hideIcons(element);
    write(element, '.semi-steps-basic', { role: 'list', 'aria-label': label });
    [...element.querySelectorAll('.semi-steps-item')].forEach((item, index) => {
      write(element, `.semi-steps-item:nth-child(${index + 1})`, {
        role: 'listitem',
        tabindex: null,
        'aria-current': index === current ? 'step' : null,
      });
      write(item, '.semi-steps-item-left', { role: 'img', 'aria-label': stateOf(index, current, failed) });
    });
  });
  return (
    <div ref={root} className={styles['root']}>
      <SemiSteps
        type="basic"
        size="small"
        direction={narrow ? 'vertical' : 'horizontal'}
        current={current}
        status={failed ? 'error' : 'process'}
      >
        {steps.map(({ key, title, note }) => (
          <Step key={key} title={title} description={note} />
        ))}
      </SemiSteps>
    </div>
  );
}

function stateOf(index: number, current: number, failed: boolean): string {
  if (index < current) return '已完成';
  if (index > current) return '未开始';
  return failed ? '失败' : '进行中';
}
