import type { ProcessPart } from '../process/hooks/ProcessPart.ts';
import { assigneesOf } from './assigneesOf.ts';
import { noCandidate } from './assignRefusals.ts';

/** Gives the tasks of processes to the people whom the rules of their definitions name. */
export const processPart: ProcessPart = {
  assign: (event, { definitionId, definitionKey, isRound }) => {
    // Whom a rule names may follow from the starter, and a process that a timer started has none.
    if (event.instance.startUserId === null) throw noCandidate();
    return assigneesOf(event, {
      processDefinitionId: definitionId,
      taskDefinitionKey: definitionKey,
      starter: event.instance.startUserId,
      isMultiInstance: isRound,
    });
  },
};
