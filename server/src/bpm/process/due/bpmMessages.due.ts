import type { DueWork } from '../../../due/DueWork.ts';
import { PROCESS_WORKS } from '../command/worksAfter.ts';
import { ROWS_AT_ONCE } from './dueRows.ts';
import { deliverMessages } from './deliverMessages.ts';

/** Takes signals from one process to others. */
export const due: DueWork = { name: PROCESS_WORKS.messages, everyMs: 10_000, batch: ROWS_AT_ONCE, run: deliverMessages };
