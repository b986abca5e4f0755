import SemiTimeline from '@douyinfe/semi-ui-19/lib/es/timeline';
import type { ReactNode } from 'react';
import styles from './Timeline.module.css';

export interface TimelineEntry {
  readonly key: string;
  /** A text that is ready to read. */
  readonly time: string;
  readonly content: ReactNode;
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'current';
}

export interface TimelineProps {
  entries: readonly TimelineEntry[];
}

const TYPES = { neutral: 'default', success: 'success', warning: 'warning', danger: 'error', current: 'ongoing' } as const;

/** Tells of events, one after the other. A tone repeats what the words say, for colour never speaks alone. */
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
