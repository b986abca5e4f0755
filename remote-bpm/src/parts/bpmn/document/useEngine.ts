import { BpmnModdle } from 'bpmn-moddle';
import type { Descriptor } from '../engine/descriptors/Descriptor.ts';

/**
 * Has a moddle know one engine from now on and forget the one before: it cannot know two whose properties have the same names. What was
 * made before stays of the engine before.
 */
export function useEngine(moddle: object, { prefix, ...descriptor }: Descriptor): void {
  // The constructor is a function, which makes the registry and the types of this object anew.
  Reflect.apply(BpmnModdle, moddle, [{ [prefix]: { prefix, ...descriptor } }]);
}
