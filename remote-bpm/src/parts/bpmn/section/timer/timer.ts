import { eventDefinitionsOf } from '../../moddle/eventDefinitionsOf.ts';
import type { ModdleElement } from '../../moddle/ModdleElement.ts';
import { notesOfChange } from '../notesOfChange.ts';
import { defineSection, type FieldNote, type Section } from '../Section.ts';
import { isCycle, isExpression, isIsoDate, isIsoDuration } from './isoTimes.ts';
import { changeTime, timeOf, type TimerTime } from './timerDefinition.ts';

/** When a timer event comes. */
export const timer: Section<TimerTime, Partial<TimerTime>> = defineSection({
  isFor: (element) => definitionOf(element) !== undefined,
  read: (element) => timeOf(definitionOf(element)),
  write(element, change, { moddle }) {
    const definition = definitionOf(element);
    return definition === undefined ? [] : changeTime(definition, { ...timeOf(definition), ...whole(change) }, moddle);
  },
  check(element, change) {
    const view = timeOf(definitionOf(element));
    return change === null ? notesOf(view).map(asWarning) : notesOfChange(view, whole(change), notesOf);
  },
});

const definitionOf = (event: ModdleElement): ModdleElement | undefined =>
  eventDefinitionsOf(event).find(({ $type }) => $type === 'bpmn:TimerEventDefinition');

/** Who takes the type away means the time, too. */
const whole = (change: Partial<TimerTime>): Partial<TimerTime> => (change.type === 'null' ? { ...change, time: '' } : change);

const WORDS = {
  date: { is: isIsoDate, text: '应为 ISO 8601 日期或表达式，例如 2030-01-01T09:00:00' },
  duration: { is: isIsoDuration, text: '应为 ISO 8601 时长或表达式，例如 PT30M' },
  cycle: { is: isCycle, text: '应为 ISO 8601 循环、Cron 或表达式，例如 R3/PT10M' },
};

function notesOf({ type, time }: TimerTime): readonly FieldNote[] {
  // That a timer has no time yet is for the lint to say.
  if (type === 'null') return time.trim() === '' ? [] : [{ field: 'type', kind: 'error', text: '请选择定时方式' }];
  if (time.trim() === '') return [{ field: 'time', kind: 'error', text: '请填写时间' }];
  if (isExpression(time) || WORDS[type].is(time)) return [];
  return [{ field: 'time', kind: 'warning', text: WORDS[type].text }];
}

/** What is there already cannot be refused. */
const asWarning = (note: FieldNote): FieldNote => ({ ...note, kind: 'warning' });
