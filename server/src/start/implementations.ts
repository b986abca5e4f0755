import type { Implementation } from '../call/implement.ts';
import { declaredExports } from '../declared/declaredModules.ts';

/** Everything this server answers: the `handlers` of every `*.handlers.ts`. */
export const implementations: readonly Implementation[] = (await declaredExports<readonly Implementation[]>('handlers')).flat();
