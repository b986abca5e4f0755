import { BPM_REFUSALS } from '@zhilv/contract/bpm';
import { BusinessError } from '../../../call/BusinessError.ts';
import { Refusal, type RefusalKind } from '../../engine/index.ts';

/*
 * The refusals of commands, with codes and words of the protocol (docs/protocol/bpm.md §12).
 */

export const definitionMissing = () => new BusinessError(BPM_REFUSALS.definitionMissing, '流程定义不存在');
export const definitionSuspended = () => new BusinessError(BPM_REFUSALS.definitionSuspended, '流程定义处于挂起状态');
export const instanceMissing = () => new BusinessError(BPM_REFUSALS.instanceMissing, '流程实例不存在');
export const taskMissing = () => new BusinessError(BPM_REFUSALS.taskMissing, '流程任务不存在');

export const instanceEnded = () => new RefusedStep(new Refusal('ended', '流程实例已经结束'));

/** Somebody else gave the same id to another command. */
export const commandTaken = () => new BusinessError(400, '请求编号已被使用，请刷新页面后重试');

/** A command that the interpreter refuses. What is wrong with a process is told in its words, which say where that is. */
export class RefusedStep extends BusinessError {
  readonly kind: RefusalKind;

  constructor(refusal: Refusal) {
    const { code, message } = WORDS[refusal.kind] ?? { code: 500, message: refusal.message };
    super(code, message);
    this.kind = refusal.kind;
    this.cause = refusal;
  }
}

const WORDS: { readonly [Kind in RefusalKind]?: { readonly code: number; readonly message: string } } = {
  missing: { code: BPM_REFUSALS.taskMissing, message: '流程任务不存在' },
  ended: { code: BPM_REFUSALS.taskMissing, message: '流程任务不存在' },
  suspended: { code: BPM_REFUSALS.taskSuspended, message: '操作失败，原因：任务处于挂起状态' },
};
