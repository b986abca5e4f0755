import { body, child, children, element, flags, subtype, supertype, texts, type TypeDescriptor } from './Descriptor.ts';

/** The elements that files of all three engines have. Camunda's are named as it names them. */
export const engineElements = (): readonly TypeDescriptor[] => [...parameterTypes(), ...listenerTypes(), ...formTypes()];

/** What goes into an activity and comes out of it, and properties, which mean nothing to an engine. */
const parameterTypes = (): readonly TypeDescriptor[] => [
  element('Properties', children('values', 'Property')),
  element('Property', ...texts('id', 'name', 'value')),
  supertype(
    'InOutBinding',
    ...texts('source', 'sourceExpression', 'target', 'targetExpression', 'sourceType', 'targetType', 'businessKey', 'variables'),
    ...flags('local', 'transient'),
  ),
  subtype('In', 'InOutBinding'),
  subtype('Out', 'InOutBinding'),
  element('Connector', child('inputOutput', 'InputOutput'), child('connectorId', 'String')),
  element('InputOutput', children('inputParameters', 'InputParameter'), children('outputParameters', 'OutputParameter')),
  // A value, which is a text or one of the four definitions below.
  supertype('InputOutputParameter', ...texts('name'), body(), child('definition', 'InputOutputParameterDefinition')),
  subtype('InputParameter', 'InputOutputParameter'),
  subtype('OutputParameter', 'InputOutputParameter'),
  supertype('InputOutputParameterDefinition'),
  subtype('List', 'InputOutputParameterDefinition', children('items', 'InputOutputParameterDefinition')),
  subtype('Map', 'InputOutputParameterDefinition', children('entries', 'Entry')),
  element('Entry', ...texts('key'), body(), child('definition', 'InputOutputParameterDefinition')),
  subtype('Value', 'InputOutputParameterDefinition', ...texts('id', 'name'), body()),
];

/** What engines call: listeners with their fields and scripts, and the retries of it. */
const listenerTypes = (): readonly TypeDescriptor[] => [
  // The value of a field is an attribute or a child. `expression` is both, and each is written back as what it was.
  element(
    'Field',
    ...texts('name', 'stringValue', 'expression'),
    child('string', 'String'),
    child('expressionElement', 'Expression'),
  ),
  element('Expression', body()),
  subtype('Script', 'InputOutputParameterDefinition', ...texts('scriptFormat', 'language', 'resource', 'resultVariable'), body()),
  element('ExecutionListener', ...listener()),
  // Camunda's timeout has a timer. What else engines do not know of a listener they leave alone.
  element('TaskListener', ...texts('id'), ...listener(), children('eventDefinitions', 'bpmn:TimerEventDefinition')),
  element('FailedJobRetryTimeCycle', { name: 'body', type: 'String', isBody: true }),
];

const listener = () => [
  ...texts('event', 'type', 'class', 'expression', 'delegateExpression'),
  ...texts('onTransaction', 'customPropertiesResolverClass', 'customPropertiesResolverExpression'),
  ...texts('customPropertiesResolverDelegateExpression'),
  child('script', 'Script'),
  children('fields', 'Field'),
];

/** Forms whose fields stand in the process: form data are Camunda's and form properties those of Flowable and Activiti. */
const formTypes = (): readonly TypeDescriptor[] => [
  element(
    'FormProperty',
    ...texts('id', 'name', 'type', 'variable', 'expression', 'default', 'value', 'datePattern'),
    // Texts, because expressions may stand there.
    ...texts('required', 'readable', 'writable', 'lenientDateParsing'),
    children('values', 'Value'),
  ),
  element('FormData', ...texts('businessKey'), children('fields', 'FormField')),
  element(
    'FormField',
    ...texts('id', 'label', 'type', 'datePattern', 'defaultValue'),
    child('properties', 'Properties'),
    child('validation', 'Validation'),
    children('values', 'Value'),
  ),
  element('Validation', children('constraints', 'Constraint')),
  element('Constraint', ...texts('name', 'config')),
];
