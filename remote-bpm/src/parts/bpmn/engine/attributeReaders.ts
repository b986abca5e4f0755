import type { EngineName } from './Engine.ts';

/** The attributes that engines add to elements of BPMN, in groups by the engines that read them. */
const BY_ALL = [
  'async',
  'asyncBefore',
  'exclusive',
  'initiator',
  'formKey',
  'formHandlerClass',
  'candidateStarterUsers',
  'candidateStarterGroups',
  'assignee',
  'candidateUsers',
  'candidateGroups',
  'dueDate',
  'priority',
  'class',
  'expression',
  'delegateExpression',
  'type',
  'resultVariable',
  'collection',
  'elementVariable',
] as const;

const BY_CAMUNDA = [
  'versionTag',
  'historyTimeToLive',
  'isStartableInTasklist',
  'jobPriority',
  'taskPriority',
  'formRef',
  'formRefBinding',
  'formRefVersion',
  'followUpDate',
  'resource',
  'calledElementBinding',
  'calledElementVersion',
  'calledElementVersionTag',
  'calledElementTenantId',
  'caseRef',
  'caseBinding',
  'caseVersion',
  'caseTenantId',
  'variableMappingClass',
  'variableMappingDelegateExpression',
  'decisionRef',
  'decisionRefBinding',
  'decisionRefVersion',
  'decisionRefVersionTag',
  'decisionRefTenantId',
  'mapDecisionResult',
  'errorCodeVariable',
  'errorMessageVariable',
  'errorMessage',
  'escalationCodeVariable',
  'variableName',
  'variableEvents',
  'diagramRelationId',
  'modelerTemplate',
  'modelerTemplateVersion',
  'modelerTemplateIcon',
] as const;

const BY_CAMUNDA_AND_FLOWABLE = ['asyncAfter', 'topic'] as const;

const BY_FLOWABLE_AND_ACTIVITI = [
  'history',
  'scope',
  'messageExpression',
  'signalExpression',
  'terminateAll',
  'terminateMultiInstance',
  'endDate',
  'owner',
  'category',
  'businessCalendarName',
  'skipExpression',
  'resultVariableName',
  'extensionId',
  'autoStoreVariables',
  'ruleVariablesInput',
  'rules',
  'exclude',
  'businessKey',
  'inheritBusinessKey',
  'inheritVariables',
  'elementIndexVariable',
] as const;

const BY_FLOWABLE = [
  'asyncLeave',
  'asyncLeaveExclusive',
  'isEagerExecutionFetching',
  'formFieldValidation',
  'sameDeployment',
  'taskIdVariableName',
  'taskCompleterVariableName',
  'triggerable',
  'doNotIncludeVariables',
  'useLocalScopeForResultVariable',
  'storeResultVariableAsTransient',
  'parallelInSameTransaction',
  'idVariableName',
  'fallbackToDefaultTenant',
  'calledElementType',
  'processInstanceName',
  'completeAsync',
  'useLocalScopeForOutParameters',
  'caseDefinitionKey',
  'caseInstanceName',
  'caseInstanceIdVariableName',
  'errorVariableName',
  'errorVariableTransient',
  'errorVariableLocalScope',
  'noWaitStatesAsyncLeave',
] as const;

const BY_ACTIVITI = ['correlationKey', 'variableEvent'] as const;

type Names<Group extends readonly string[]> = Group[number];

/** An attribute that an engine adds to elements of BPMN. */
export type EngineAttribute =
  | Names<typeof BY_ALL>
  | Names<typeof BY_CAMUNDA>
  | Names<typeof BY_CAMUNDA_AND_FLOWABLE>
  | Names<typeof BY_FLOWABLE_AND_ACTIVITI>
  | Names<typeof BY_FLOWABLE>
  | Names<typeof BY_ACTIVITI>;

/** The engines that read an attribute. */
export const ATTRIBUTE_READERS: ReadonlyMap<string, readonly EngineName[]> = new Map(
  (
    [
      [BY_ALL, ['camunda', 'flowable', 'activiti']],
      [BY_CAMUNDA, ['camunda']],
      [BY_CAMUNDA_AND_FLOWABLE, ['camunda', 'flowable']],
      [BY_FLOWABLE_AND_ACTIVITI, ['flowable', 'activiti']],
      [BY_FLOWABLE, ['flowable']],
      [BY_ACTIVITI, ['activiti']],
    ] as const
  ).flatMap(([attributes, readers]) => attributes.map((attribute) => [attribute, readers] as const)),
);
