import { ENGINES } from '../engine/Engine.ts';
import { type XmlElement, XSI } from './xmlTree.ts';

const XSI_TYPE = `{${XSI}}type`;

const BPMN = 'http://www.omg.org/spec/BPMN/20100524/MODEL';

/** The namespaces of diagrams, in which numbers are written in many ways. */
const OF_DIAGRAMS = /^\{http:\/\/www\.omg\.org\/spec\/(?:BPMN\/20100524\/DI|DD\/20100524\/D[CI])\}/;

/** The names of elements for which BPMN declares defaults. */
const OF_BPMN = /^\{http:\/\/www\.omg\.org\/spec\/(?:BPMN|DD)\/20100524\//;

/** Before the only attribute of engines that has a default. */
const OF_ENGINES = new RegExp(
  `^\\{(?:${Object.values(ENGINES)
    .map(({ uri }) => uri)
    .join('|')})\\}(?=exclusive$)`,
);

/** Attributes that mean the same when they are left out: those of BPMN, and `exclusive` of the engines. */
export const DEFAULTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    behavior: 'All',
    cancelActivity: 'true',
    cancelRemainingInstances: 'true',
    completionQuantity: '1',
    eventGatewayType: 'Exclusive',
    exclusive: 'true',
    expressionLanguage: 'http://www.w3.org/1999/XPath',
    gatewayDirection: 'Unspecified',
    instantiate: 'false',
    isCollection: 'false',
    isForCompensation: 'false',
    isInterrupting: 'true',
    isReference: 'false',
    isSequential: 'false',
    isUnlimited: 'true',
    loopType: 'None',
    maximum: '1',
    messageVisibleKind: 'initiating',
    minimum: '0',
    mustUnderstand: 'false',
    parallelMultiple: 'false',
    startQuantity: '1',
    testBefore: 'false',
    textFormat: 'text/plain',
    triggeredByEvent: 'false',
    typeLanguage: 'http://www.w3.org/2001/XMLSchema',
    waitForCompletion: 'true',
    x: '0',
    y: '0',
  }),
);

/** Whether an attribute says nothing that the document does not say without it. */
export function isRedundant({ key }: XmlElement, attribute: string, value: string): boolean {
  // BPMN declares these types of the elements themselves.
  if (attribute === XSI_TYPE) return key.endsWith('}waypoint') || value === `{${BPMN}}tExpression`;
  const preset = OF_BPMN.test(key) ? DEFAULTS.get(attribute.replace(OF_ENGINES, '')) : undefined;
  return preset !== undefined && isSameText(value, preset);
}

/** Whether an attribute is for programs that check documents, and no part of what is said. */
export const isForValidators = (attribute: string): boolean => attribute === `{${XSI}}schemaLocation`;

/** Whether two values of an attribute, or two texts, mean the same. */
export function isSameValue({ key }: XmlElement, one: string, other: string): boolean {
  if (one === other) return true;
  const [collapsed, otherCollapsed] = [collapse(one), collapse(other)];
  // A line in a name is more than white space: it is drawn.
  if (collapsed === otherCollapsed) return !LINE_BREAK.test(one.trim()) || LINE_BREAK.test(other);
  if (isSameText(collapsed, otherCollapsed)) return true;
  return OF_DIAGRAMS.test(key) && collapsed !== '' && Number(collapsed) === Number(otherCollapsed);
}

/** Whether two texts are the same, or one truth in two spellings. */
const isSameText = (one: string, other: string): boolean =>
  one === other || (/^(?:true|false)$/i.test(one) && one.toLowerCase() === other.toLowerCase());

const LINE_BREAK = /[\n\r]/;

const collapse = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Whether an element says nothing at all. */
export const isEmptyContainer = ({ key, children, text }: XmlElement): boolean =>
  key === `{${BPMN}}extensionElements` && children.length === 0 && text === '';
