import { reads, UNREAD } from '../../engine/capabilities.ts';
import type { ModdleElement } from '../../moddle/ModdleElement.ts';
import { attributeNotes } from '../attribute/attributes.ts';
import { notesOfChange } from '../notesOfChange.ts';
import type { DocumentContext, FieldNote } from '../Section.ts';
import { retryCycleOf } from '../task/retryCycle.ts';
import { hasInstances, isMany, loopOf } from './loopType.ts';
import { ASYNC, MANY, type MultiInstanceView } from './multiInstanceFields.ts';

const EXPRESSION = /[$#]\{/;
const DURATION = 'P(?=\\d|T\\d)[\\dYMWD.]*(T[\\dHMS.]+)?';
const CYCLE = new RegExp(`^(R\\d*/)?${DURATION}(,\\s*${DURATION})*$`);

/** Says what is wrong with a loop. @param change what people are about to change, or null for the loop as it stands */
export function multiInstanceNotes(
  element: ModdleElement,
  view: MultiInstanceView,
  change: Partial<MultiInstanceView> | null,
  document: DocumentContext,
): readonly FieldNote[] {
  if (change !== null) return notesOfChange(view, change, valueNotes);
  const loop = loopOf(element);
  return [...valueNotes(view), ...(loop === undefined ? [] : standingNotes(element, loop, view, document))];
}

const valueNotes = ({ loopMaximum, timeCycle }: MultiInstanceView): readonly FieldNote[] => [
  ...(!/^\d*$/.test(loopMaximum.trim()) && !EXPRESSION.test(loopMaximum)
    ? [{ field: 'loopMaximum', kind: 'error' as const, text: '最大循环次数应为整数' }]
    : []),
  ...(timeCycle.trim() !== '' && !CYCLE.test(timeCycle.trim()) && !EXPRESSION.test(timeCycle)
    ? [{ field: 'timeCycle', kind: 'warning' as const, text: '重试周期应为 R3/PT10M 形式或表达式' }]
    : []),
];

/** Says what is wrong with a loop that nobody is changing. */
function standingNotes(
  element: ModdleElement,
  loop: ModdleElement,
  view: MultiInstanceView,
  document: DocumentContext,
): readonly FieldNote[] {
  if (!isMany(view.type))
    return view.type === 'standard' && !reads(document.engine, 'standardLoop')
      ? [{ field: 'type', kind: 'hint', text: UNREAD }]
      : [];
  const cycle = retryCycleOf(loop, document);
  return [
    ...(!hasInstances(view, loop, document)
      ? [{ field: 'loopCardinality', kind: 'warning' as const, text: '请填写循环基数或集合' }]
      : []),
    ...attributeNotes(loop, { ...MANY, ...ASYNC }, document),
    ...(!reads(document.engine, 'retryCycleOfLoop') && cycle !== '' && cycle !== retryCycleOf(element, document)
      ? [{ field: 'timeCycle', kind: 'warning' as const, text: '循环与任务的重试周期不一致，引擎只读取任务的重试周期' }]
      : []),
  ];
}
