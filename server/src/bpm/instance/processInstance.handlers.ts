import { processInstance } from '@zhilv/contract/bpm';
import { implement } from '../../call/implement.ts';
import { startCommandId } from '../process/command/startCommandId.ts';
import { startInstance } from '../process/command/startInstance.ts';
import { cancelInstance } from './cancelInstance.ts';
import { instanceDetail } from './instanceDetail.ts';
import { ownInstances } from './instancePage.ts';

/** Processes that people started (docs/protocol/bpm.md §6). Whoever may read instances may read any one, as in a real back end. */
export const handlers = [
  implement(processInstance.myPage, ownInstances),
  implement(processInstance.get, (call) => instanceDetail(call, call.input.id)),
  implement(processInstance.create, (call) => {
    const { processDefinitionId: definitionId, variables, requestId } = call.input;
    const filledIn = variables ?? {};
    return startInstance(call, {
      commandId: startCommandId(call, definitionId, requestId),
      definitionId,
      formVariables: filledIn,
      variables: filledIn,
    });
  }),
  implement(processInstance.cancel, (call) => cancelInstance(call, call.input.id, call.input.reason)),
];
