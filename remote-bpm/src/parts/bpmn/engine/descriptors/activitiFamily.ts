import { added, body, child, children, element, flags, textElements, texts, type TypeDescriptor } from './Descriptor.ts';

/** What Activiti and Flowable, which descends from it, have in common and Camunda has not. */
export const activitiFamily = (): readonly TypeDescriptor[] => [
  added('SkipCapable', ['bpmn:Activity', 'bpmn:SequenceFlow'], texts('skipExpression')),
  added('ProcessHistory', ['bpmn:Process'], texts('history')),
  added('SignalScope', ['bpmn:Signal', 'bpmn:Message'], texts('scope')),
  added('MessageExpression', ['bpmn:MessageEventDefinition'], texts('messageExpression')),
  added('SignalExpression', ['bpmn:SignalEventDefinition'], texts('signalExpression')),
  added('Termination', ['bpmn:TerminateEventDefinition'], flags('terminateAll', 'terminateMultiInstance')),
  added('BusinessCalendar', ['bpmn:TimerEventDefinition', 'bpmn:UserTask'], texts('businessCalendarName')),
  added('TimerEnd', ['bpmn:Expression'], texts('endDate')),
  added('TaskOwner', ['bpmn:UserTask'], texts('owner', 'category')),
  added('ServiceResult', ['bpmn:ServiceTask', 'bpmn:SendTask'], texts('resultVariableName', 'extensionId')),
  added('ScriptVariables', ['bpmn:ScriptTask'], flags('autoStoreVariables')),
  added('Rules', ['bpmn:BusinessRuleTask'], [...texts('ruleVariablesInput', 'rules'), ...flags('exclude')]),
  added('BusinessKey', ['bpmn:CallActivity', 'bpmn:ServiceTask'], [...texts('businessKey'), ...flags('inheritBusinessKey')]),
  added('CalledVariables', ['bpmn:CallActivity'], flags('inheritVariables')),
  added('IndexedLoop', ['bpmn:MultiInstanceLoopCharacteristics'], texts('elementIndexVariable')),
  element(
    'EventListener',
    ...texts('events', 'entityType', 'class', 'delegateExpression', 'onTransaction'),
    ...texts('throwEvent', 'signalName', 'messageName', 'errorCode'),
  ),
  // The value is the class of the exception.
  element('MapException', ...texts('errorCode', 'rootCause'), ...flags('includeChildExceptions'), body()),
  element('CustomResource', ...texts('name'), child('resourceAssignmentExpression', 'bpmn:ResourceAssignmentExpression')),
  element('Localization', ...texts('locale', 'name'), children('documentation', 'Documentation')),
  ...textElements('Documentation'),
];
