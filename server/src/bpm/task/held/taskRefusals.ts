import { BPM_REFUSALS } from '@zhilv/contract/bpm';
import { BusinessError } from '../../../call/BusinessError.ts';

/*
 * The refusals of what people do with tasks, in the words of a real back end (docs/protocol/bpm.md §12).
 */

export const taskNotOwn = () => new BusinessError(BPM_REFUSALS.taskNotOwn, '操作失败，原因：该任务的审批人不是你');
export const taskSuspended = () => new BusinessError(BPM_REFUSALS.taskSuspended, '当前任务处于挂起状态，不能操作');
/** The space was recorded. */
export const targetMissing = () => new BusinessError(BPM_REFUSALS.returnTargetMissing, ' 目标节点不存在');
export const targetNotBefore = () =>
  new BusinessError(BPM_REFUSALS.returnTargetNotBefore, '回退任务失败，目标节点是在并行网关上或非同一路线上，不可跳转');
export const delegateIsOneself = () =>
  new BusinessError(BPM_REFUSALS.delegateToOneself, '任务委派失败，委派人和当前审批人为同一人');
export const delegateIsOwner = () =>
  new BusinessError(BPM_REFUSALS.delegateToOneself, '任务委派失败，任务办完后会回到委派人，请直接办理，或转办给委派人');
export const delegateMissing = () => new BusinessError(BPM_REFUSALS.delegateMissing, '任务委派失败，被委派人不存在');
export const signerMissing = () => new BusinessError(BPM_REFUSALS.signerMissing, '任务加签：选择的用户不存在');
export const signTypeDiffers = (now: string, wanted: string) =>
  new BusinessError(BPM_REFUSALS.signTypeDiffers, `任务加签：当前任务已经${now}，不能${wanted}`);
export const signerRepeated = (nicknames: readonly string[]) =>
  new BusinessError(BPM_REFUSALS.signerRepeated, `任务加签失败，加签人与现有审批人[${nicknames.join(',')}]重复`);
export const notSigner = () =>
  new BusinessError(BPM_REFUSALS.signerRepeated, '任务减签失败，被减签的任务必须是通过加签生成的任务');
