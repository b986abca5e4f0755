import type { Id } from '@zhilv/contract';
import { BPM_REFUSALS } from '@zhilv/contract/bpm';
import { BusinessError } from '../../call/BusinessError.ts';

/*
 * The refusals of rules that give tasks to people, in the words of a real back end (docs/protocol/bpm.md §12).
 */

export const ruleMissing = () => new BusinessError(BPM_REFUSALS.ruleMissing, '流程任务分配规则不存在');
export const ruleTaken = (modelId: string, key: string) =>
  new BusinessError(BPM_REFUSALS.ruleTaken, `流程(${modelId}) 的任务(${key}) 已经存在分配规则`);
export const ruleOfDefinition = () =>
  new BusinessError(BPM_REFUSALS.ruleOfDefinition, '只有流程模型的任务分配规则，才允许被修改');
export const noCandidate = () => new BusinessError(BPM_REFUSALS.noCandidate, '操作失败，原因：找不到任务的审批人！');
export const scriptMissing = (script: Id) =>
  new BusinessError(BPM_REFUSALS.scriptMissing, `操作失败，原因：任务分配脚本(${script}) 不存在`);
