import { later } from '@zhilv/crud';
import { type IdleCode, useIdleCode } from '../idle/useIdleCode.ts';

const furtherTools = later(() => import('./furtherTools.lazy.ts'));

export type FurtherTools = IdleCode<Awaited<ReturnType<typeof furtherTools.load>>>;

/** The tools that a page does without until its diagram is drawn. */
export const useFurtherTools = (drawn: boolean): FurtherTools => useIdleCode(furtherTools, drawn);
