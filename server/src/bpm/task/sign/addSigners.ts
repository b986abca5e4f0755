import { type Id, sameId } from '@zhilv/contract';
import { PROCESS_RESULT } from '@zhilv/contract/bpm';
import { nicknamesOf } from '../../../system/user/nicknamesOf.ts';
import { eachOnce } from '../../idLists.ts';
import { requirePeople } from '../../people/requirePeople.ts';
import { changeOwnTask, type HeldTask, type TaskCall } from '../held/changeOwnTask.ts';
import { signerMissing, signerRepeated, signTypeDiffers } from '../held/taskRefusals.ts';
import { openSigners } from './openSigners.ts';

interface Signing {
  readonly userIds: readonly Id[];
  readonly type: 'before' | 'after';
  readonly reason: string;
}

const WORDS = { before: '向前加签', after: '向后加签' } as const;

/**
 * Has others sign a task. With signers before it, it is nobody's until they are done; those behind it have their turn once it is approved.
 * @throws BusinessError
 */
export const addSigners = (call: TaskCall, id: string, { userIds, type, reason }: Signing): Promise<true> =>
  changeOwnTask(call, id, async (held) => {
    const { open, task } = held;
    const signers = eachOnce(userIds);
    await refuseOtherType(held, type);
    await refuseRepeated(call, held, signers);
    await requirePeople({ ...call, db: open.db }, signers, signerMissing);
    if (type === 'before')
      await open.changeTask(id, {
        assigneeId: null,
        ownerId: task.assigneeId,
        result: PROCESS_RESULT.awaitsBeforeSigners,
        reason,
      });
    for (const signer of signers)
      await open.addSigner({
        parent: task,
        signType: type,
        ...(type === 'before'
          ? { assigneeId: signer, ownerId: null, result: PROCESS_RESULT.processing }
          : { assigneeId: null, ownerId: signer, result: PROCESS_RESULT.awaitsPreceding }),
      });
  });

/** A task that waits for signers before it is nobody's, so that only these stand against signers before it. */
async function refuseOtherType({ open, task }: HeldTask, type: Signing['type']): Promise<void> {
  if (type === 'after') return;
  if ((await openSigners(open, task)).length > 0) throw signTypeDiffers(WORDS.after, WORDS.before);
  // It has one owner, to whom it goes back.
  if (task.result === PROCESS_RESULT.delegated) throw signTypeDiffers('委派', WORDS.before);
}

/** Nobody has two open tasks of one user task, now or when it is the turn of who waits. */
async function refuseRepeated(call: TaskCall, { open, task }: HeldTask, signers: readonly Id[]): Promise<void> {
  const peers = (await open.tasks()).filter(
    ({ instanceId, definitionKey }) => instanceId === task.instanceId && definitionKey === task.definitionKey,
  );
  const people = peers.flatMap(({ assigneeId, ownerId, result }) =>
    // What a delegate has comes back to its owner.
    result === PROCESS_RESULT.delegated ? [assigneeId, ownerId] : [assigneeId ?? ownerId],
  );
  const repeated = signers.filter((signer) => people.some((person) => person !== null && sameId(person, signer)));
  if (repeated.length === 0) return;
  const nicknames = await nicknamesOf({ db: open.db, tenantId: call.tenantId }, repeated);
  throw signerRepeated(repeated.flatMap((id) => nicknames.get(String(id)) ?? []));
}
