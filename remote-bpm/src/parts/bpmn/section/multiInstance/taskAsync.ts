import { changeOf } from '../../command/changeOf.ts';
import type { ModelChange } from '../../command/modelChanges.ts';
import { reads } from '../../engine/capabilities.ts';
import type { ModdleElement } from '../../moddle/ModdleElement.ts';
import { attributesFor } from '../attribute/attributes.ts';
import type { DocumentContext } from '../Section.ts';
import { asyncFlags } from '../task/asyncFlags.ts';
import { changeRetryCycle, retryCycleOf } from '../task/retryCycle.ts';
import { loopOf } from './loopType.ts';
import { multiInstance } from './multiInstance.ts';
import { ASYNC } from './multiInstanceFields.ts';

/** Whether people can have the async flags of a loop moved to the task (改为任务异步): its engine reads them only there. */
export function canBeTaskAsync(element: ModdleElement, document: DocumentContext): boolean {
  const { asyncBefore, asyncAfter } = multiInstance.read(element, document);
  return !reads(document.engine, 'asyncLoop') && (asyncBefore || asyncAfter);
}

/** Gives the changes that move the async flags of a loop, and its retry cycle, to the task. */
export function toTaskAsync(element: ModdleElement, document: DocumentContext): readonly ModelChange[] {
  const loop = loopOf(element);
  if (loop === undefined || !canBeTaskAsync(element, document)) return [];
  const { asyncBefore, asyncAfter, exclusive } = multiInstance.read(element, document);
  const flags = { ...(asyncBefore && { asyncBefore }), ...(asyncAfter && { asyncAfter }), ...(!exclusive && { exclusive }) };
  const cycle = retryCycleOf(loop, document);
  return [
    ...asyncFlags.write(element, flags, document),
    ...changeOf(loop, attributesFor(loop, ASYNC, { asyncBefore: false, asyncAfter: false, exclusive: true }, document)),
    ...changeRetryCycle(loop, '', document),
    ...(cycle === '' ? [] : changeRetryCycle(element, cycle, document)),
  ];
}
