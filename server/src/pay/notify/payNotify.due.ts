import type { DueWork } from '../../due/DueWork.ts';
import { NOTIFY_WORK } from './addNotice.ts';
import { NOTICES_AT_ONCE, sendNotices } from './sendNotices.ts';

/** Tells applications what was paid and given back. */
export const due: DueWork = { name: NOTIFY_WORK, everyMs: 15_000, batch: NOTICES_AT_ONCE, run: sendNotices };
