import { ATTRIBUTE_READERS, type EngineAttribute } from './attributeReaders.ts';
import type { Engine, EngineName } from './Engine.ts';

/** What people are told of a value that stays in the XML and that the engine takes no notice of. */
export const UNREAD = '当前引擎不支持，仅保存不生效';

const CAMUNDA = ['camunda'] as const;
const FLOWABLE = ['flowable'] as const;
const FLOWABLE_AND_ACTIVITI = ['flowable', 'activiti'] as const;

/** What is more than an attribute that only some engines read, and which do. */
const FEATURE_READERS = {
  // Of Activiti it is not known that it reads the language of a condition.
  conditionLanguage: ['camunda', 'flowable'],
  conditionResource: CAMUNDA,
  formData: CAMUNDA,
  formProperty: FLOWABLE_AND_ACTIVITI,
  asyncLoop: CAMUNDA,
  retryCycleOfLoop: CAMUNDA,
  standardLoop: CAMUNDA,
  receiveTaskMessage: CAMUNDA,
  // What goes into a called process and comes out of it
  parametersOfAllVariables: CAMUNDA,
  transientParameters: FLOWABLE,
  listenerScript: ['camunda', 'flowable'],
  listenerScriptResource: CAMUNDA,
  // When the transaction ends in which a listener is called
  onTransaction: FLOWABLE_AND_ACTIVITI,
  // What the second engine adds
  buttons: FLOWABLE,
  assigneeRules: FLOWABLE,
  conditionRows: FLOWABLE,
} as const satisfies Readonly<Record<string, readonly EngineName[]>>;

/** Something in the XML that only some engines read. `asyncAfter` is what it means, under whatever name an engine has for it. */
export type Feature = keyof typeof FEATURE_READERS | EngineAttribute;

const READERS: ReadonlyMap<string, readonly EngineName[]> = new Map([...ATTRIBUTE_READERS, ...Object.entries(FEATURE_READERS)]);

/** Whether an engine takes notice of it. */
export const reads = ({ name }: Engine, feature: Feature): boolean => READERS.get(feature)?.includes(name) === true;

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
  // `custom` stands for those that an installation adds.
  camunda: ['long', 'string', 'boolean', 'date', 'enum', 'custom'],
  flowable: ['long', 'string', 'boolean', 'date', 'enum', 'double'],
  activiti: ['long', 'string', 'boolean', 'date', 'enum', 'double'],
};

/** The kinds of service that each engine has built in, by their names in the attribute `type` of a task. */
export const SERVICE_TYPES: Readonly<Record<EngineName, readonly string[]>> = {
  camunda: ['external', 'mail', 'shell'],
  flowable: ['mail', 'http', 'shell', 'camel', 'mule', 'dmn', 'case', 'send-event', 'external-worker'],
  activiti: ['mail', 'shell', 'camel', 'mule'],
};
