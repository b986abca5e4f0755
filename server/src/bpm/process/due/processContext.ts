import type { DueContext } from '../../../due/DueWork.ts';
import type { ProcessContext } from '../command/ProcessContext.ts';

/** What due work of processes is done with. */
export type ProcessDueContext = DueContext & Pick<ProcessContext, 'parts'>;

/** What is due goes on in the name of nobody. */
export const processContext = (
  { db, clock, wake, parts }: ProcessDueContext,
  { tenantId }: { readonly tenantId: number },
): ProcessContext => ({ db, clock, wake, tenantId, user: null, ...(parts && { parts }) });
