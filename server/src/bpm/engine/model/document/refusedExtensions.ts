import type { FlowElement, ModdleElement } from './moddle.ts';
import { vendorAttribute, vendorElements } from './vendor.ts';

/** Extensions that would change what an element does, and that are not run here. */
const REFUSED_ELEMENTS = ['executionListener', 'taskListener', 'eventListener', 'inputOutput', 'connector'] as const;

/** What was left out silently once: it says where a result is put, or for how long a cycle goes on. */
const LEFT_OUT_ONCE = {
  elements: ['variableAggregation'],
  attributes: [
    'useLocalScopeForResultVariable',
    'storeResultVariableAsTransient',
    'useLocalScopeForOutParameters',
    'errorVariableName',
    'errorCodeVariable',
    'errorMessageVariable',
    'escalationCodeVariable',
    'taskIdVariableName',
    'taskCompleterVariableName',
    'processInstanceName',
    'endDate',
  ],
} as const;

/**
 * Says what engines have added to BPMN at an element, and what would be left out silently if nobody said so.
 * @param isDeployed whether it was deployed, perhaps before some of it was refused
 */
export const refusedExtensions = (element: FlowElement, isDeployed: boolean): readonly string[] => [
  ...(element.$type === 'bpmn:DataObject' && vendorElements(element, 'value').length > 0
    ? ['不支持数据对象的初始值，请在发起时设置变量']
    : []),
  ...[element, ...partsOf(element)].flatMap((part) => refusedIn(part, isDeployed)).map((name) => `不能运行其中的 ${name}`),
];

function refusedIn(element: ModdleElement, isDeployed: boolean): readonly string[] {
  const names = isDeployed ? REFUSED_ELEMENTS : [...REFUSED_ELEMENTS, ...LEFT_OUT_ONCE.elements];
  const elements = vendorElements(element, ...names).map(({ $type, $descriptor: { ns } }) => ns?.localName ?? $type);
  if (isDeployed) return elements;
  return [...elements, ...LEFT_OUT_ONCE.attributes.filter((name) => (vendorAttribute(element, name) ?? 'false') !== 'false')];
}

/** The round of an activity, and the definitions of an event. */
const partsOf = ({ loopCharacteristics: loop, eventDefinitions = [] }: FlowElement): readonly ModdleElement[] => [
  ...(loop === undefined ? [] : [loop]),
  ...eventDefinitions.flatMap((definition) => [
    definition,
    ...(definition.timeCycle === undefined ? [] : [definition.timeCycle]),
  ]),
];
