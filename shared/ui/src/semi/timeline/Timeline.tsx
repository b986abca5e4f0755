import SemiTimeline from '@douyinfe/semi-ui-19/lib/es/timeline';
import type { ReactNode } from 'react';
import styles from './Timeline.module.css';

export interface TimelineEntry {
  readonly key: string;
  /** The time as people read it. */
  readonly time: string;
  readonly content: ReactNode;
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'current';
}

export interface TimelineProps {
  entries: readonly TimelineEntry[];
}

const TYPES = { neutral: 'default', success: 'success', warning: 'warning', danger: 'error', current: 'ongoing' } as const;

/** Lists events, one after the other. A tone only repeats what the words say, because colour alone does not reach everyone. */
export function Timeline({ entries }: TimelineProps) {
  return (
    <SemiTimeline className={styles['root'] ?? ''}>
      {entries.map(({ key, time, content, tone = 'neutral' }) => (
        <SemiTimeline.Item key={key} time={time} type={TYPES[tone]}>
          {content}
        </SemiTimeline.Item>
      ))}
    </SemiTimeline>
  );
}
