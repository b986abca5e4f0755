import { ENGINES } from '../Engine.ts';
import { activitiFamily } from './activitiFamily.ts';
import {
  added,
  body,
  child,
  children,
  type Descriptor,
  element,
  flags,
  numbers,
  subtype,
  textElements,
  texts,
  type TypeDescriptor,
} from './Descriptor.ts';
import { engineAttributes } from './engineAttributes.ts';
import { engineElements } from './engineElements.ts';

const { prefix, uri } = ENGINES.flowable;

export const FLOWABLE: Descriptor = {
  name: 'Flowable',
  uri,
  prefix,
  xml: { tagAlias: 'lowerCase' },
  types: [
    ...engineAttributes(),
    ...engineElements(),
    ...activitiFamily(),
    ...attributes(),
    ...elements(),
    ...eventRegistry(),
    ...secondEngine(),
  ],
  associations: [],
};

function attributes(): readonly TypeDescriptor[] {
  return [
    added(
      'LeaveCapable',
      ['bpmn:Activity', 'bpmn:Gateway', 'bpmn:Event', 'bpmn:MultiInstanceLoopCharacteristics'],
      flags('asyncLeave', 'asyncLeaveExclusive'),
    ),
    added('EagerFetching', ['bpmn:Process'], flags('isEagerExecutionFetching')),
    added('ValidatedForm', ['bpmn:StartEvent', 'bpmn:UserTask'], texts('formFieldValidation')),
    added(
      'SameDeployment',
      ['bpmn:CallActivity', 'bpmn:ServiceTask', 'bpmn:StartEvent', 'bpmn:UserTask'],
      flags('sameDeployment'),
    ),
    added('TaskVariables', ['bpmn:UserTask'], texts('taskIdVariableName', 'taskCompleterVariableName')),
    // `sync` is a third value.
    added('Triggerable', ['bpmn:ServiceTask', 'bpmn:SendTask'], texts('triggerable')),
    added(
      'ResultScope',
      ['bpmn:ServiceTask', 'bpmn:SendTask'],
      flags('useLocalScopeForResultVariable', 'storeResultVariableAsTransient', 'parallelInSameTransaction'),
    ),
    added('ExcludedVariables', ['bpmn:ServiceTask', 'bpmn:ScriptTask'], flags('doNotIncludeVariables')),
    added(
      'CalledDefinition',
      ['bpmn:CallActivity', 'bpmn:ServiceTask'],
      // An expression may say which.
      texts('idVariableName', 'fallbackToDefaultTenant'),
    ),
    added(
      'CalledProcess',
      ['bpmn:CallActivity'],
      [...texts('calledElementType', 'processInstanceName'), ...flags('useLocalScopeForOutParameters', 'completeAsync')],
    ),
    added(
      'CaseTask',
      ['bpmn:ServiceTask'],
      texts('caseDefinitionKey', 'caseInstanceName', 'caseInstanceIdVariableName', 'formKey', 'formFieldValidation'),
    ),
    added(
      'ErrorVariable',
      ['bpmn:ErrorEventDefinition'],
      [...texts('errorVariableName'), ...flags('errorVariableTransient', 'errorVariableLocalScope')],
    ),
    added('LoopWithoutWaitStates', ['bpmn:MultiInstanceLoopCharacteristics'], flags('noWaitStatesAsyncLeave')),
  ];
}

function elements(): readonly TypeDescriptor[] {
  return [
    element('HttpRequestHandler', ...handler()),
    element('HttpResponseHandler', ...handler()),
    element('VariableListenerEventDefinition', ...texts('variableName', 'variableChangeType')),
    // A collection that a class makes, out of a text or an expression.
    element(
      'Collection',
      ...texts('class', 'delegateExpression'),
      child('string', 'String'),
      child('expressionElement', 'Expression'),
    ),
    element(
      'VariableAggregation',
      ...texts('target', 'targetExpression', 'class', 'delegateExpression'),
      ...flags('createOverviewVariable', 'storeAsTransientVariable'),
      children('variables', 'Variable'),
    ),
    element('Variable', ...texts('source', 'sourceExpression', 'target', 'targetExpression')),
    ...textElements('HistoryLevel', 'IncludeInHistory', 'JobCategory'),
    ...textElements('Work-form-field-validation', 'Task-candidates-type', 'Static-process-key'),
  ];
}

function handler() {
  return [...texts('type', 'class', 'delegateExpression'), child('script', 'Script'), children('fields', 'Field')];
}

/** Events of Flowable's event registry and jobs of its external workers. */
function eventRegistry(): readonly TypeDescriptor[] {
  return [
    ...textElements(
      'EventType',
      'TriggerEventType',
      'EventName',
      'ChannelKey',
      'SendSynchronously',
      'StartEventCorrelationConfiguration',
    ),
    element('SystemChannel', body()),
    subtype('EventInParameter', 'InOutBinding'),
    subtype('EventOutParameter', 'InOutBinding'),
    subtype('ExternalWorkerInParameter', 'InOutBinding'),
    subtype('ExternalWorkerOutParameter', 'InOutBinding'),
    element('EventCorrelationParameter', ...texts('name', 'type', 'value')),
    element('TriggerEventCorrelationParameter', ...texts('name', 'type', 'value')),
  ];
}

/** What the second engine, the back end's, adds to Flowable. */
function secondEngine(): readonly TypeDescriptor[] {
  return [
    element('Button', ...texts('id', 'name', 'code', 'isHide', 'next'), ...numbers('sort')),
    element('Assignee', ...texts('id', 'type', 'value', 'condition', 'operationType'), ...numbers('sort')),
    element('Condition', ...texts('id', 'field', 'compare', 'value', 'logic'), ...numbers('sort')),
  ];
}
