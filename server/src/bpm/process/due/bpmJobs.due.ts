import type { DueWork } from '../../../due/DueWork.ts';
import { PROCESS_WORKS } from '../command/worksAfter.ts';
import { ROWS_AT_ONCE } from './dueRows.ts';
import { runJobs } from './runJobs.ts';

/** Goes on with processes after what was done, and asks the services that they need. */
export const due: DueWork = { name: PROCESS_WORKS.jobs, everyMs: 10_000, batch: ROWS_AT_ONCE, run: runJobs };
