import { declaredExports } from '../declared/declaredModules.ts';
import type { DueWork } from './DueWork.ts';

/** The `due` of every `*.due.ts`. */
export const dueWorks = (): Promise<readonly DueWork[]> => declaredExports<DueWork>('due');
