import { processIncident } from '@zhilv/contract/bpm';
import { implement } from '../../call/implement.ts';
import { retryIncident } from '../process/incident/retryIncident.ts';
import { incidentPage } from './incidentPage.ts';

/** What is stuck in processes, for whoever looks after them (docs/protocol/bpm.md §7). */
export const handlers = [
  implement(processIncident.page, incidentPage),
  implement(processIncident.retry, async (call): Promise<true> => {
    await retryIncident(call, call.input.id);
    return true;
  }),
];
