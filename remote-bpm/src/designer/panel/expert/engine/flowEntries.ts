import type { StockEntry } from 'bpmn-js-properties-panel';
import { flowCondition } from '../../../../parts/bpmn/section/flowCondition/flowCondition.ts';
import { FLOW_TYPES } from '../../section/flow/flowTypes.ts';
import { declaredEntries } from './declaredEntries.ts';
import type { ExpertSubject } from './ExpertSubject.ts';

/** Gives when a flow is taken. */
export function flowEntries(subject: ExpertSubject): readonly StockEntry[] {
  const { object, document } = subject;
  if (!flowCondition.isFor(object, document)) return [];
  const { type, defaultRefused } = flowCondition.read(object, document);
  const choices = FLOW_TYPES.filter(({ value }) => value !== 'default' || type === 'default' || defaultRefused === null);
  return declaredEntries(
    'flowCondition',
    flowCondition,
    {
      type: {
        label: '流转类型',
        feature: null,
        choices,
        ...(choices.length < FLOW_TYPES.length && { help: `不能设为默认流转：${defaultRefused}` }),
      },
      ...(type === 'condition' && {
        body: { label: '条件', feature: null, code: true as const, placeholder: '如 ${days > 3}' },
        language: { label: '脚本语言', feature: null, help: '空着时条件是表达式' },
      }),
    },
    subject,
  );
}
