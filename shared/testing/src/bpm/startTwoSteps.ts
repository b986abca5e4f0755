import { isFor, startTestApprovals, type TestApprovals } from './startTestApprovals.ts';
import { TWO_STEPS } from './twoStepProcess.ts';

/** Starts an office in which the boss leads and the chief comes after, and gives the id of their deployed definition. */
export async function startTwoSteps(): Promise<{ readonly office: TestApprovals; readonly definition: string }> {
  const office = await startTestApprovals();
  return { office, definition: await office.deploy(TWO_STEPS, { lead: isFor('boss'), chief: isFor('chief') }) };
}
