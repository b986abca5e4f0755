import { reads, UNREAD } from '../../engine/capabilities.ts';
import { extensionsOf } from '../../command/extensions.ts';
import type { ModdleElement } from '../../moddle/ModdleElement.ts';
import { attributeNotes } from '../attribute/attributes.ts';
import type { DocumentContext, FieldNote } from '../Section.ts';
import { retryCycleOf } from '../task/retryCycle.ts';
import { isMany, loopOf } from './loopType.ts';
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
  const { loopMaximum, timeCycle } = { ...view, ...change };
  const notes: FieldNote[] = [];
  if (!/^\d*$/.test(loopMaximum.trim()) && !EXPRESSION.test(loopMaximum))
    notes.push({ field: 'loopMaximum', kind: 'error', text: '最大循环次数应为整数' });
  if (timeCycle.trim() !== '' && !CYCLE.test(timeCycle.trim()) && !EXPRESSION.test(timeCycle))
    notes.push({ field: 'timeCycle', kind: 'warning', text: '重试周期应为 R3/PT10M 形式或表达式' });
  const loop = loopOf(element);
  return change === null && loop !== undefined ? [...notes, ...standingNotes(element, loop, view, document)] : notes;
}

/** Says what is wrong with a loop that nobody is changing. */
function standingNotes(
  element: ModdleElement,
  loop: ModdleElement,
  view: MultiInstanceView,
  document: DocumentContext,
): readonly FieldNote[] {
  const { prefix } = document.engine;
  if (!isMany(view.type))
    return view.type === 'standard' && !reads(document.engine, 'standardLoop')
      ? [{ field: 'type', kind: 'hint', text: UNREAD }]
      : [];
  // Flowable can ask a class for the things instead.
  const asksClass = extensionsOf(loop, `${prefix}:Collection`).length > 0;
  const cycle = retryCycleOf(loop, document);
  return [
    ...(view.loopCardinality === '' && view.collection === '' && !asksClass
      ? [{ field: 'loopCardinality', kind: 'warning' as const, text: '请填写循环基数或集合' }]
      : []),
    ...attributeNotes(loop, { ...MANY, ...ASYNC }, document),
    ...(!reads(document.engine, 'retryCycleOfLoop') && cycle !== '' && cycle !== retryCycleOf(element, document)
      ? [{ field: 'timeCycle', kind: 'warning' as const, text: '循环与任务的重试周期不一致，引擎只读取任务的重试周期' }]
      : []),
  ];
}
