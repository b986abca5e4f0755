import { extensionsOf } from '../../command/extensions.ts';
import { elementsIn, type ModdleElement } from '../../moddle/ModdleElement.ts';
import type { DocumentContext } from '../Section.ts';

/** How often an activity is done: for each of many things at the same time or one after the other, again and again, or once. */
export type LoopType = 'parallel' | 'sequential' | 'standard' | 'none';

/** Gives what says how often an activity is done. */
export const loopOf = (element: ModdleElement): ModdleElement | undefined => elementsIn(element, 'loopCharacteristics')[0];

export function loopTypeOf(element: ModdleElement): LoopType {
  const loop = loopOf(element);
  switch (loop?.$type) {
    case 'bpmn:MultiInstanceLoopCharacteristics':
      return loop.get('isSequential') === true ? 'sequential' : 'parallel';
    case 'bpmn:StandardLoopCharacteristics':
      return 'standard';
    default:
      return 'none';
  }
}

/** Whether both are many instances, so that one can become the other. */
export const areOneKind = (one: LoopType, other: LoopType): boolean => one === other || (isMany(one) && isMany(other));

export const isMany = (type: LoopType): boolean => type === 'parallel' || type === 'sequential';

/** Whether it is said how many instances there are. Flowable can ask a class for what there is one for each of. */
export const hasInstances = (
  { loopCardinality, collection }: { readonly loopCardinality: string; readonly collection: string },
  loop: ModdleElement | undefined,
  { engine }: DocumentContext,
): boolean =>
  loopCardinality !== '' ||
  collection !== '' ||
  (loop !== undefined && extensionsOf(loop, `${engine.prefix}:Collection`).length > 0);
