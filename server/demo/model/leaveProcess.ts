import { readFileSync } from 'node:fs';

/** Gives the BPMN XML of the process of leaves, in the form that the designer saves (prefix `flowable`). */
export const leaveProcess = (): string => readFileSync(new URL('oaLeave.bpmn', import.meta.url), 'utf8');
