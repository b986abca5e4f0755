import { added, child, element, flags, numbers, texts, type TypeDescriptor } from './Descriptor.ts';

/**
 * The attributes that files of all three engines have on elements of BPMN. Camunda reads them all. Flowable and Activiti read part of
 * them, and modelers write the rest for them, too: their descriptors were made of Camunda's. The types have its names.
 */
export const engineAttributes = (): readonly TypeDescriptor[] => [
  added('Definitions', ['bpmn:Definitions'], texts('diagramRelationId')),
  added(
    'AsyncCapable',
    ['bpmn:Activity', 'bpmn:Gateway', 'bpmn:Event'],
    flags('async', 'asyncBefore', 'asyncAfter', 'exclusive'),
  ),
  added('JobPriorized', ['bpmn:Process', 'AsyncCapable'], texts('jobPriority')),
  added(
    'Process',
    ['bpmn:Process'],
    [
      ...texts('candidateStarterGroups', 'candidateStarterUsers', 'versionTag', 'historyTimeToLive'),
      ...flags('isStartableInTasklist'),
    ],
  ),
  added(
    'TemplateSupported',
    ['bpmn:Collaboration', 'bpmn:Process', 'bpmn:FlowElement'],
    [...texts('modelerTemplate'), ...numbers('modelerTemplateVersion'), ...texts('modelerTemplateIcon')],
  ),
  element('PotentialStarter', child('resourceAssignmentExpression', 'bpmn:ResourceAssignmentExpression')),
  ...eventAttributes(),
  ...taskAttributes(),
  // A loop is asynchronous by attributes of its own.
  added('Collectable', ['bpmn:MultiInstanceLoopCharacteristics'], texts('collection', 'elementVariable'), 'AsyncCapable'),
  // Only formal expressions have a language, so only they can be scripts.
  added('FormalExpression', ['bpmn:FormalExpression'], texts('resource')),
];

const eventAttributes = (): readonly TypeDescriptor[] => [
  added('Initiator', ['bpmn:StartEvent'], texts('initiator')),
  added('SignalEventDefinitionExtension', ['bpmn:SignalEventDefinition'], flags('async')),
  added('ErrorEventDefinitionExtension', ['bpmn:ErrorEventDefinition'], texts('errorCodeVariable', 'errorMessageVariable')),
  // An element of external tasks, which may have several.
  { name: 'ErrorEventDefinition', superClass: ['bpmn:ErrorEventDefinition', 'Element'], properties: texts('expression') },
  added('Error', ['bpmn:Error'], texts('errorMessage')),
  added('EscalationEventDefinitionExtension', ['bpmn:EscalationEventDefinition'], texts('escalationCodeVariable')),
  added('ConditionalEventDefinitionExtension', ['bpmn:ConditionalEventDefinition'], texts('variableName', 'variableEvents')),
];

const taskAttributes = (): readonly TypeDescriptor[] => [
  added(
    'FormSupported',
    ['bpmn:StartEvent', 'bpmn:UserTask'],
    texts('formHandlerClass', 'formKey', 'formRef', 'formRefBinding', 'formRefVersion'),
  ),
  added(
    'Assignable',
    ['bpmn:UserTask'],
    texts('assignee', 'candidateUsers', 'candidateGroups', 'dueDate', 'followUpDate', 'priority'),
  ),
  added('ScriptTask', ['bpmn:ScriptTask'], texts('resultVariable', 'resource')),
  added(
    'ServiceTaskLike',
    ['bpmn:ServiceTask', 'bpmn:BusinessRuleTask', 'bpmn:SendTask', 'bpmn:MessageEventDefinition'],
    texts('expression', 'class', 'delegateExpression', 'resultVariable'),
  ),
  added('ExternalCapable', ['ServiceTaskLike'], texts('type', 'topic')),
  added('TaskPriorized', ['bpmn:Process', 'ExternalCapable'], texts('taskPriority')),
  added(
    'DmnCapable',
    ['bpmn:BusinessRuleTask'],
    texts(
      'decisionRef',
      'decisionRefBinding',
      'decisionRefVersion',
      'decisionRefVersionTag',
      'decisionRefTenantId',
      'mapDecisionResult',
    ),
  ),
  added(
    'CallActivity',
    ['bpmn:CallActivity'],
    texts(
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
    ),
  ),
];
