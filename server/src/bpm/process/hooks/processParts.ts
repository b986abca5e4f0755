import { declaredExports } from '../../../declared/declaredModules.ts';
import type { ProcessPart } from './ProcessPart.ts';

let declared: Promise<readonly ProcessPart[]> | undefined;

/** The `processPart` of every `*.processPart.ts`. */
export function processParts(): Promise<readonly ProcessPart[]> {
  declared ??= declaredExports<ProcessPart>('processPart');
  return declared;
}
