import type { DueWork } from '../../../due/DueWork.ts';
import { PROCESS_WORKS } from '../command/worksAfter.ts';
import { ROWS_AT_ONCE } from './dueRows.ts';
import { fireTimers } from './fireTimers.ts';

/** Fires the timers that processes wait for. */
export const due: DueWork = { name: PROCESS_WORKS.timers, everyMs: 5000, batch: ROWS_AT_ONCE, run: fireTimers };
