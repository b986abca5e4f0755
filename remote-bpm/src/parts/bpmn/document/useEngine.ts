import { ENGINES } from '../engine/Engine.ts';
import type { Descriptor } from '../engine/descriptors/Descriptor.ts';
import { makeLossless } from '../reading/losslessModdle.ts';
import type { ModdleParts } from '../reading/ModdleParts.ts';

/**
 * Has a moddle know one engine from now on, and forget the one before: it cannot know two whose properties have the same names. What was
 * made before stays of the engine before.
 */
export function useEngine(moddle: object, descriptor: Descriptor): void {
  const { constructor } = moddle as { constructor: (packages: readonly object[], config: object) => void };
  const ofBpmn = (moddle as ModdleParts).getPackages().filter(({ prefix }) => !Object.hasOwn(ENGINES, prefix));
  // The constructor is a function, which makes the registry and the types of this object anew.
  Reflect.apply(constructor, moddle, [[...ofBpmn, descriptor], { nsMap: {} }]);
  makeLossless(moddle);
}
