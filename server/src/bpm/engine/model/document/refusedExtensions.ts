import type { FlowElement, ModdleElement } from './moddle.ts';
import { vendorAttribute, vendorElements } from './vendor.ts';

/** Extensions that would change what an element does, and that are not run here. */
const REFUSED_ELEMENTS = [
  'executionListener',
  'taskListener',
  'eventListener',
  'inputOutput',
  'connector',
  'variableAggregation',
] as const;

/** Attributes of which the same holds: they say where a result is put, or for how long a cycle goes on. */
const REFUSED_ATTRIBUTES = [
  'useLocalScopeForResultVariable',
  'storeResultVariableAsTransient',
  'useLocalScopeForOutParameters',
  'errorVariableName',
  'errorCodeVariable',
  'errorMessageVariable',
  'escalationCodeVariable',
  'taskIdVariableName',
  'endDate',
] as const;

/** Says what engines have added to BPMN at an element, and what would be left out silently if nobody said so. */
export const refusedExtensions = (element: FlowElement): readonly string[] => [
  ...(element.$type === 'bpmn:DataObject' && vendorElements(element, 'value').length > 0
    ? ['不支持数据对象的初始值，请在发起时设置变量']
    : []),
  ...[element, ...partsOf(element)].flatMap(refusedIn).map((name) => `不能运行其中的 ${name}`),
];

function refusedIn(element: ModdleElement): readonly string[] {
  const attributes = REFUSED_ATTRIBUTES.filter((name) => (vendorAttribute(element, name) ?? 'false') !== 'false');
  const elements = vendorElements(element, ...REFUSED_ELEMENTS);
  return [...elements.map(({ $type, $descriptor: { ns } }) => ns?.localName ?? $type), ...attributes];
}

/** The round of an activity, and the definitions of an event. */
const partsOf = ({ loopCharacteristics: loop, eventDefinitions = [] }: FlowElement): readonly ModdleElement[] => [
  ...(loop === undefined ? [] : [loop]),
  ...eventDefinitions.flatMap((definition) => [
    definition,
    ...(definition.timeCycle === undefined ? [] : [definition.timeCycle]),
  ]),
];
