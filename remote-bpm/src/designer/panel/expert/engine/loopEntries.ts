import type { StockEntry } from 'bpmn-js-properties-panel';
import { multiInstance } from '../../../../parts/bpmn/section/multiInstance/multiInstance.ts';
import { INSTANCE_FIELDS, LOOP_FIELDS, LOOP_TYPES } from '../../section/multiInstance/loopFields.ts';
import { declaredEntries } from './declaredEntries.ts';
import type { ExpertSubject } from './ExpertSubject.ts';

const TYPE_FIELD = { type: { label: '多实例类型', feature: null, choices: LOOP_TYPES } } as const;

/** Gives how often a task is done. */
export function loopEntries(subject: ExpertSubject): readonly StockEntry[] {
  const { object, document } = subject;
  if (!multiInstance.isFor(object, document)) return [];
  const { type } = multiInstance.read(object, document);
  const fields = type === 'none' ? {} : type === 'standard' ? LOOP_FIELDS : INSTANCE_FIELDS;
  return declaredEntries('multiInstance', multiInstance, { ...TYPE_FIELD, ...fields }, subject);
}
