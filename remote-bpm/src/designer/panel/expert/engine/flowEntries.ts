import type { StockEntry } from 'bpmn-js-properties-panel';
import { flowCondition } from '../../../../parts/bpmn/section/flowCondition/flowCondition.ts';
import { declaredEntries } from './declaredEntries.ts';
import type { ExpertSubject } from './ExpertSubject.ts';

const TYPES = [
  { value: 'normal', label: '普通流转' },
  { value: 'default', label: '默认流转' },
  { value: 'condition', label: '条件流转' },
] as const;

/** Gives when a flow is taken. */
export function flowEntries(subject: ExpertSubject): readonly StockEntry[] {
  const { object, document } = subject;
  if (!flowCondition.isFor(object, document)) return [];
  const { type, defaultRefused } = flowCondition.read(object, document);
  const choices = TYPES.filter(({ value }) => value !== 'default' || type === 'default' || defaultRefused === null);
  return declaredEntries(
    'flowCondition',
    flowCondition,
    {
      type: {
        label: '流转类型',
        feature: null,
        choices,
        ...(choices.length < TYPES.length && { help: `不能设为默认流转：${defaultRefused}` }),
      },
      ...(type === 'condition' && {
        body: { label: '条件', feature: null, code: true as const, placeholder: '如 ${days > 3}' },
        language: { label: '脚本语言', feature: null, help: '空着时条件是表达式' },
      }),
    },
    subject,
  );
}
