import { Group } from '@bpmn-io/properties-panel';
import type { StockEntry, StockGroup } from 'bpmn-js-properties-panel';
import { documentation } from '../../../../parts/bpmn/section/documentation/documentation.ts';
import { formKey } from '../../../../parts/bpmn/section/form/formKey.ts';
import { processAttributes } from '../../../../parts/bpmn/section/general/processAttributes.ts';
import { callActivity } from '../../../../parts/bpmn/section/task/callActivity.ts';
import { asyncFlags } from '../../../../parts/bpmn/section/task/asyncFlags.ts';
import { scriptTask } from '../../../../parts/bpmn/section/task/scriptTask.ts';
import { serviceTask } from '../../../../parts/bpmn/section/task/serviceTask.ts';
import { userTask } from '../../../../parts/bpmn/section/task/userTask.ts';
import { SERVICE_TYPES } from '../../../../parts/bpmn/engine/capabilities.ts';
import { FORM_KEY_FIELDS } from '../../section/form/formKeyFields.ts';
import { CALLED_PROCESS_FIELDS } from '../../section/general/callActivityFields.ts';
import { PROCESS_FIELDS } from '../../section/general/processFields.ts';
import { SCRIPT_RUN_FIELDS } from '../../section/task/scriptTaskFields.ts';
import { SERVICE_RESULT_FIELDS } from '../../section/task/serviceTaskFields.ts';
import { USER_TASK_FIELDS } from '../../section/task/userTaskFields.ts';
import { declaredEntries } from './declaredEntries.ts';
import type { ExpertSubject } from './ExpertSubject.ts';
import { flowEntries } from './flowEntries.ts';
import { generalEntries } from './generalEntries.ts';
import { loopEntries } from './loopEntries.ts';
import { rowGroups } from './rowGroups.ts';

/**
 * Gives the groups for an engine that bpmn-io has none for: its groups of BPMN itself, and what the sections of the model offer.
 * What both have is the sections', which know what the engine takes for granted.
 */
export function sectionGroups(groups: readonly StockGroup[], subject: ExpertSubject): readonly StockGroup[] {
  const [general, ...others] = groups;
  const ofOthers = others.filter(({ id }) => id !== 'multiInstance' && id !== 'documentation');
  return [
    ...(general === undefined ? [] : [{ ...general, entries: generalEntries(general.entries ?? [], subject) }]),
    ...group('process', '发起与运行', declaredEntries('process', processAttributes, PROCESS_FIELDS, subject)),
    ...group('documentation', '文档', declaredEntries('documentation', documentation, DOCUMENTATION_FIELDS, subject)),
    ...group('userTask', '办理', declaredEntries('userTask', userTask, USER_TASK_FIELDS, subject)),
    ...group('serviceTask', '实现', declaredEntries('serviceTask', serviceTask, serviceFields(subject), subject)),
    ...group('scriptTask', '脚本', declaredEntries('scriptTask', scriptTask, SCRIPT_FIELDS, subject)),
    ...group('callActivity', '被调用的流程', declaredEntries('callActivity', callActivity, CALLED_PROCESS_FIELDS, subject)),
    ...group('flowCondition', '流转条件', flowEntries(subject)),
    ...group('form', '表单', declaredEntries('form', formKey, FORM_KEY_FIELDS, subject)),
    ...ofOthers,
    ...group('asyncFlags', '异步', declaredEntries('asyncFlags', asyncFlags, ASYNC_FIELDS, subject)),
    ...group('multiInstance', '多实例', loopEntries(subject)),
    ...rowGroups(subject),
  ];
}

const group = (id: string, label: string, entries: readonly StockEntry[]): readonly StockGroup[] =>
  entries.length === 0 ? [] : [{ id, label, entries, component: Group }];

const DOCUMENTATION_FIELDS = { text: { label: '元素文档', feature: null, code: true } } as const;

const ASYNC_FIELDS = {
  asyncBefore: { label: '执行前异步', feature: null },
  asyncAfter: { label: '执行后异步', feature: null },
  exclusive: { label: '排他', feature: null, help: '同一实例的作业不同时执行' },
} as const;

const SCRIPT_FIELDS = {
  scriptFormat: { label: '脚本格式', feature: null, placeholder: '如 groovy、javascript' },
  script: { label: '脚本', feature: null, code: true },
  ...SCRIPT_RUN_FIELDS,
} as const;

const serviceFields = ({ document }: ExpertSubject) => ({
  class: { label: 'Java 类', feature: null, placeholder: '如 com.example.Task' },
  expression: { label: '表达式', feature: null, code: true as const },
  delegateExpression: { label: '代理表达式', feature: null, code: true as const },
  type: {
    label: '内置服务',
    feature: null,
    choices: [{ value: '', label: '无' }, ...SERVICE_TYPES[document.engine.name].map((value) => ({ value, label: value }))],
  },
  ...SERVICE_RESULT_FIELDS,
});
