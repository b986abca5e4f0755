import { BPM_REFUSALS } from '@zhilv/contract/bpm';
import { badParameter } from '../../call/apiErrors.ts';
import { BusinessError } from '../../call/BusinessError.ts';

/*
 * The refusals of models that cannot be deployed, in the words of a real back end (docs/protocol/bpm.md §12).
 */

export const formNotChosen = () =>
  new BusinessError(BPM_REFUSALS.modelWithoutForm, '部署流程失败，原因：流程表单未配置，请点击【修改流程】按钮进行配置');
export const definitionUnchanged = () =>
  new BusinessError(BPM_REFUSALS.definitionUnchanged, '流程定义部署失败，原因：信息未发生变化');
export const keyDiffers = (expected: string, found: string) =>
  new BusinessError(BPM_REFUSALS.definitionKeyDiffers, `流程定义的标识期望是(${expected})，当前是(${found})，请修改 BPMN 流程图`);
export const nameDiffers = (expected: string, found: string) =>
  new BusinessError(
    BPM_REFUSALS.definitionNameDiffers,
    `流程定义的名字期望是(${expected})，当前是(${found})，请修改 BPMN 流程图`,
  );
export const categoryMissing = () => badParameter('流程分类不能为空');
export const formWithoutFields = () => badParameter('流程表单信息不全');
export const pagesMissing = () => badParameter('业务表单信息不全');
export const notBpmn = () => badParameter('流程图不是 BPMN 2.0 流程图');
