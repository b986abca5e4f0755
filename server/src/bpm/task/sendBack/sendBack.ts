import { PROCESS_RESULT } from '@zhilv/contract/bpm';
import type { Instance, Model } from '../../engine/index.ts';
import type { OpenInstance } from '../../process/command/OpenInstance.ts';
import { taskMissing } from '../../process/command/refusals.ts';
import { deployedDefinition } from '../../process/models/definitionModels.ts';
import type { TaskRow } from '../../process/rows/processRows.ts';
import { cancelledBySystem } from '../../process/write/cancelReason.ts';
import { instanceId } from '../../process/write/derivedId.ts';
import { changeOwnTask, type TaskCall } from '../held/changeOwnTask.ts';
import { endSigner, isSigner } from '../sign/openSigners.ts';
import { targetMissing, targetNotBefore } from '../held/taskRefusals.ts';
import { returnTargets } from './returnTargets.ts';
import { tokensBehind } from './tokensBehind.ts';

/**
 * Sends a task back to a user task before it. All that waits behind that one is given up, so that nothing is done twice.
 * @throws BusinessError
 */
export const sendBack = (call: TaskCall, id: string, targetKey: string, reason: string): Promise<true> =>
  changeOwnTask(call, id, async ({ open, task }) => {
    const { state } = open;
    if (state === null) throw taskMissing();
    const instance = instanceOfTask(open, task);
    const definition = await deployedDefinition(open.db, call.tenantId, instance.definition);
    if (definition === null) throw taskMissing();
    const target = requireTarget(definition.model, task.definitionKey, targetKey);
    const from = tokensBehind(definition.model, state, instance.ref, targetKey);
    const sentBack = { result: PROCESS_RESULT.sentBack, reason };
    if (isSigner(task)) await endSigner(open, task, { ...sentBack, now: call.clock() });
    await open.step(
      { do: 'move', from, to: targetKey, cleanJoins: true, instance: instance.ref },
      {
        tasks: { [task.id]: sentBack },
        otherTasks: {
          result: PROCESS_RESULT.cancelled,
          reason: cancelledBySystem(`流程已回退到【${target.name ?? targetKey}】`),
        },
      },
    );
  });

function instanceOfTask({ root, state }: OpenInstance, task: TaskRow): Instance {
  const found = state?.instances.find(({ ref }) => instanceId(root.id, state, ref) === task.instanceId);
  if (found === undefined) throw taskMissing();
  return found;
}

function requireTarget(model: Model, key: string, targetKey: string) {
  if (!model.nodes.has(targetKey)) throw targetMissing();
  const target = returnTargets(model, key).find(({ id }) => id === targetKey);
  if (target === undefined) throw targetNotBefore();
  return target;
}
