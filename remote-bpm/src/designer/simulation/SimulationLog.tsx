import { CircleCheck, CircleDot, CirclePlay, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { LogEntry } from './service/Simulation.ts';
import styles from './SimulationLog.module.css';

export interface SimulationLogProps {
  log: readonly LogEntry[];
}

const ICONS: Readonly<Record<LogEntry['kind'], LucideIcon>> = {
  step: CircleDot,
  started: CirclePlay,
  finished: CircleCheck,
  cancelled: CircleX,
  warning: TriangleAlert,
};

/** What happened in a simulation, the newest at the end, where it stays scrolled to. */
export function SimulationLog({ log }: SimulationLogProps) {
  const list = useRef<HTMLOListElement>(null);

  useLayoutEffect(() => {
    if (log.length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [log]);

  if (log.length === 0)
    return (
      <p className={styles['empty']}>
        点「开始」，或点流程图中开始事件旁的按钮，令牌会沿流转走到结束。点网关旁的按钮可以换一条分支。
      </p>
    );
  const isNumbered = log.some(({ instance }) => instance !== null && instance > 1);
  return (
    <ol ref={list} className={styles['log']} aria-label="模拟记录" aria-live="polite">
      {log.map(({ key, kind, text, instance }) => {
        const Icon = ICONS[kind];
        return (
          <li key={key} className={`${styles['entry']} ${styles[kind]}`}>
            <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
            <span className={styles['text']}>{text}</span>
            {isNumbered && instance !== null && <span className={styles['instance']}>实例 {instance}</span>}
          </li>
        );
      })}
    </ol>
  );
}
