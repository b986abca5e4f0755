import type { TimerType } from '../../../../parts/bpmn/section/timer/timerDefinition.ts';

export const TIMER_TYPES: Readonly<Record<TimerType, string>> = {
  null: '无',
  date: '日期',
  duration: '持续时长',
  cycle: '循环',
};

/** A time of each type. */
export const TIME_EXAMPLES: Readonly<Record<TimerType, string>> = {
  null: '',
  date: '2030-01-01T09:00:00',
  duration: 'PT30M',
  cycle: 'R3/PT10M',
};
