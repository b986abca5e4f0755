import type { Engine, EngineName } from './Engine.ts';

/** What people are told of a value that stays in the XML and that the engine takes no notice of. */
export const UNREAD = '当前引擎不支持，仅保存不生效';

const CAMUNDA = ['camunda'] as const;
const FLOWABLE = ['flowable'] as const;
const ACTIVITI_FAMILY = ['flowable', 'activiti'] as const;

/** What only some engines read, and which do. */
const READERS = {
  // Processes
  versionTag: CAMUNDA,
  historyTimeToLive: CAMUNDA,
  isStartableInTasklist: CAMUNDA,
  isEagerExecutionFetching: FLOWABLE,
  signalScope: ACTIVITI_FAMILY,
  // Flows; of Activiti it is not known that it reads the language.
  conditionLanguage: ['camunda', 'flowable'],
  conditionResource: CAMUNDA,
  // Forms
  formData: CAMUNDA,
  formProperty: ACTIVITI_FAMILY,
  formRef: CAMUNDA,
  formFieldValidation: FLOWABLE,
  // Asynchronous activities: what `asyncAfter` says, under whatever name the engine has for it
  asyncAfter: ['camunda', 'flowable'],
  asyncLoop: CAMUNDA,
  retryCycleOfLoop: CAMUNDA,
  standardLoop: CAMUNDA,
  // Tasks
  followUpDate: CAMUNDA,
  owner: ACTIVITI_FAMILY,
  businessCalendarName: ACTIVITI_FAMILY,
  category: ACTIVITI_FAMILY,
  skipExpression: ACTIVITI_FAMILY,
  taskVariableNames: FLOWABLE,
  scriptResource: CAMUNDA,
  autoStoreVariables: ACTIVITI_FAMILY,
  doNotIncludeVariables: FLOWABLE,
  receiveTaskMessage: CAMUNDA,
  resultVariableScope: FLOWABLE,
  triggerable: FLOWABLE,
  decisionRef: CAMUNDA,
  elementIndexVariable: ACTIVITI_FAMILY,
  // Call activities: which process, what else than a process, and how it is started
  calledElementBinding: CAMUNDA,
  calledCase: CAMUNDA,
  variableMapping: CAMUNDA,
  calledElementType: FLOWABLE,
  calledProcessOptions: FLOWABLE,
  inheritedVariables: ACTIVITI_FAMILY,
  parametersOfAllVariables: CAMUNDA,
  transientParameters: FLOWABLE,
  // Listeners
  listenerScript: ['camunda', 'flowable'],
  listenerScriptResource: CAMUNDA,
  listenerTimer: CAMUNDA,
  listenerId: CAMUNDA,
  onTransaction: ACTIVITI_FAMILY,
  // What the second engine adds
  buttons: FLOWABLE,
  assigneeRules: FLOWABLE,
  conditionRows: FLOWABLE,
} as const satisfies Readonly<Record<string, readonly EngineName[]>>;

/** Something in the XML that only some engines read. */
export type Feature = keyof typeof READERS;

/** Whether an engine takes notice of it. */
export const reads = ({ name }: Engine, feature: Feature): boolean => {
  const readers: readonly EngineName[] = READERS[feature];
  return readers.includes(name);
};

/** The events at which an engine calls listeners of an execution; `take` is the only one of a sequence flow. */
export const EXECUTION_EVENTS: readonly string[] = ['start', 'end', 'take'];

/** The events at which each engine calls listeners of a task. */
export const TASK_EVENTS: Readonly<Record<EngineName, readonly string[]>> = {
  camunda: ['create', 'assignment', 'complete', 'delete', 'update', 'timeout'],
  flowable: ['create', 'assignment', 'complete', 'delete', 'all'],
  activiti: ['create', 'assignment', 'complete', 'delete'],
};

/** The types that fields of a form have in each engine. */
export const FORM_FIELD_TYPES: Readonly<Record<EngineName, readonly string[]>> = {
  camunda: ['long', 'string', 'boolean', 'date', 'enum'],
  flowable: ['long', 'string', 'boolean', 'date', 'enum', 'double'],
  activiti: ['long', 'string', 'boolean', 'date', 'enum', 'double'],
};
