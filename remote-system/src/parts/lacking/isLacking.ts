import { ApiError } from '@zhilv/platform';

/** A ruoyi-vue-pro answers like this where it has no such call (docs/protocol/README.md §2.2). */
const LACKING = new Set([404, 501]);

/** Tells whether a call failed because the back end does not have it. */
export const isLacking = (error: unknown): boolean => error instanceof ApiError && LACKING.has(error.code);
