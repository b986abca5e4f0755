import type { FlowElement } from './document/moddle.ts';
import type { Round } from './Model.ts';
import type { Reading } from './Reading.ts';
import { vendorAttribute } from './document/vendor.ts';

/** Reads how often an activity is done (multi-instance). */
export function readRound(reading: Reading, element: FlowElement): Round | null {
  const loop = element.loopCharacteristics;
  if (loop === undefined) return null;
  if (loop.$type !== 'bpmn:MultiInstanceLoopCharacteristics') {
    reading.problem(element, '不支持标准循环，请使用多实例');
    return null;
  }
  const collection = vendorAttribute(loop, 'collection');
  const round: Round = {
    isSequential: loop.isSequential === true,
    cardinality: reading.template(element, '多实例的数量', loop.loopCardinality?.body),
    collection: collection === null ? null : reading.source(element, '多实例的集合', collection),
    elementVariable: vendorAttribute(loop, 'elementVariable') ?? (loop.inputDataItem?.name?.trim() || null),
    indexVariable: vendorAttribute(loop, 'elementIndexVariable'),
    completion: reading.condition(element, '多实例的完成条件', loop.completionCondition?.body),
  };
  if (collection === null && loop.loopCardinality === undefined) reading.problem(element, '多实例既没有数量，也没有集合');
  return round;
}
