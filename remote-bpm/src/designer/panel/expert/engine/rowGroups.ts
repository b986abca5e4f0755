import type { StockGroup } from 'bpmn-js-properties-panel';
import { extensionProperties } from '../../../../parts/bpmn/section/extensionProperties/extensionProperties.ts';
import { injectedFields } from '../../../../parts/bpmn/section/field/injectedFields.ts';
import { executionListeners } from '../../../../parts/bpmn/section/listeners/executionListeners.ts';
import { NEW_LISTENER } from '../../../../parts/bpmn/section/listeners/Listener.ts';
import { taskListeners } from '../../../../parts/bpmn/section/listeners/taskListeners.ts';
import { assigneeRules } from '../../../../parts/bpmn/section/task/rows/assigneeRules.ts';
import { buttons } from '../../../../parts/bpmn/section/task/rows/buttons.ts';
import { inParameters, NEW_PARAMETER, outParameters } from '../../../../parts/bpmn/section/task/rows/parameters.ts';
import { listenerName } from '../../section/listeners/listenerColumns.ts';
import { FIELD_TYPES } from '../../section/injectedField/fieldTypes.ts';
import type { ExpertSubject } from './ExpertSubject.ts';
import { executionListenerFields, taskListenerFields } from './listenerFields.ts';
import { rowGroup } from './rowGroup.ts';

const NEW = '（新）';

const PARAMETER_FIELDS = {
  source: { label: '来源变量' },
  sourceExpression: { label: '来源表达式' },
  target: { label: '目标变量' },
} as const;

const sourceOf = ({ source, sourceExpression, target }: typeof NEW_PARAMETER) => source || sourceExpression || target || NEW;

/** Gives the groups for everything of which there can be many. */
export const rowGroups = (subject: ExpertSubject): readonly StockGroup[] => [
  ...rowGroup(
    {
      id: 'injectedFields',
      label: '注入字段',
      section: injectedFields,
      fresh: { name: '', fieldType: 'string', string: '', expression: '' },
      nameOf: ({ name }) => name || NEW,
      fieldsOf: ({ fieldType }) => ({
        name: { label: '字段名称' },
        fieldType: { label: '字段类型', choices: FIELD_TYPES },
        [fieldType]: { label: fieldType === 'string' ? '字段值' : '字段表达式' },
      }),
    },
    subject,
  ),
  ...[
    { id: 'inParameters', label: '输入参数', section: inParameters },
    { id: 'outParameters', label: '输出参数', section: outParameters },
  ].flatMap((list) => rowGroup({ ...list, fresh: NEW_PARAMETER, nameOf: sourceOf, fieldsOf: () => PARAMETER_FIELDS }, subject)),
  ...rowGroup(
    {
      id: 'buttons',
      label: '按钮',
      section: buttons,
      fresh: { id: '', name: '', code: '', isHide: '', next: '', sort: '' },
      nameOf: ({ name, code, id }) => name || code || id || NEW,
      fieldsOf: () => ({ name: { label: '名称' }, code: { label: '编码' }, sort: { label: '排序' } }),
    },
    subject,
  ),
  ...rowGroup(
    {
      id: 'assigneeRules',
      label: '办理人规则',
      section: assigneeRules,
      fresh: { id: '', type: '', value: '', condition: '', operationType: '', sort: '' },
      nameOf: ({ type, value, id }) => [type, value].filter(Boolean).join(' ') || id || NEW,
      fieldsOf: () => ({
        type: { label: '类型' },
        value: { label: '值' },
        condition: { label: '条件' },
        sort: { label: '排序' },
      }),
    },
    subject,
  ),
  ...rowGroup(
    {
      id: 'executionListeners',
      label: '执行监听器',
      section: executionListeners,
      fresh: NEW_LISTENER,
      nameOf: (row) => listenerName(row) || NEW,
      fieldsOf: (row) => executionListenerFields(row, subject.object),
    },
    subject,
  ),
  ...rowGroup(
    {
      id: 'taskListeners',
      label: '任务监听器',
      section: taskListeners,
      fresh: NEW_LISTENER,
      nameOf: (row) => listenerName(row) || NEW,
      fieldsOf: (row) => taskListenerFields(row, subject.document.engine.name),
    },
    subject,
  ),
  ...rowGroup(
    {
      id: 'extensionProperties',
      label: '扩展属性',
      section: extensionProperties,
      fresh: { name: '', value: '' },
      nameOf: ({ name }) => name || NEW,
      fieldsOf: () => ({ name: { label: '属性名' }, value: { label: '属性值' } }),
    },
    subject,
  ),
];
