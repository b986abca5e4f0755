import { createRequire } from 'node:module';

/*
 * What is read of bpmn-moddle's elements. The package has no declarations. It is not declared as a module, for remote-bpm does
 * that, and a program may hold both.
 */

export interface ModdleElement {
  readonly $type: string;
  readonly $parent?: ModdleElement;
  /** Attributes that BPMN does not know, by their names with prefixes; declarations of namespaces too. */
  readonly $attrs: Readonly<Record<string, string>>;
  readonly id?: string;
  readonly name?: string;
  readonly extensionElements?: { readonly values?: readonly ForeignElement[] };
  readonly documentation?: readonly { readonly text?: string }[];
}

/** An element of a namespace that is not BPMN's; its attributes are properties. */
export interface ForeignElement {
  readonly $type: string;
  readonly $descriptor: { readonly ns?: { readonly localName: string; readonly uri?: string } };
  readonly $children?: readonly { readonly $type: string; readonly $body?: string }[];
  readonly $body?: string;
  readonly [attribute: string]: unknown;
}

interface ExpressionElement extends ModdleElement {
  readonly body?: string;
}

export interface EventDefinition extends ModdleElement {
  readonly timeDuration?: ExpressionElement;
  readonly timeDate?: ExpressionElement;
  readonly timeCycle?: ExpressionElement;
  readonly messageRef?: ModdleElement;
  readonly signalRef?: ModdleElement;
  readonly errorRef?: ModdleElement & { readonly errorCode?: string };
  readonly escalationRef?: ModdleElement & { readonly escalationCode?: string };
}

interface LoopElement extends ModdleElement {
  readonly isSequential?: boolean;
  readonly loopCardinality?: ExpressionElement;
  readonly completionCondition?: ExpressionElement;
  readonly inputDataItem?: ModdleElement;
}

/** Whatever lies in a process; which of the properties are there follows from `$type`. */
export interface FlowElement extends ModdleElement {
  /** Said once more by the flows themselves, so these may be left out. */
  incoming?: readonly ModdleElement[];
  outgoing?: readonly ModdleElement[];
  readonly flowElements?: readonly FlowElement[];
  readonly sourceRef?: ModdleElement;
  readonly targetRef?: ModdleElement;
  readonly conditionExpression?: ExpressionElement;
  readonly default?: ModdleElement;
  readonly eventDefinitions?: readonly EventDefinition[];
  readonly attachedToRef?: ModdleElement;
  readonly cancelActivity?: boolean;
  readonly isInterrupting?: boolean;
  readonly loopCharacteristics?: LoopElement;
  readonly isForCompensation?: boolean;
  readonly triggeredByEvent?: boolean;
  readonly calledElement?: string;
  readonly scriptFormat?: string;
  readonly script?: string;
  readonly resources?: readonly ModdleElement[];
}

export interface ProcessElement extends FlowElement {
  readonly isExecutable?: boolean;
}

export interface Warning {
  readonly message: string;
  readonly element?: ModdleElement;
  /** Of a reference that names no element: the property, such as `bpmn:targetRef`. */
  readonly property?: string;
  readonly value?: string;
}

interface Moddle {
  readonly BpmnModdle: new () => {
    fromXML(xml: string): Promise<ParsedDocument>;
    toXML(root: ModdleElement, options: { readonly format: boolean }): Promise<{ readonly xml: string }>;
  };
}

export interface ParsedDocument {
  readonly rootElement: ModdleElement & { readonly rootElements?: readonly ProcessElement[] };
  readonly warnings: readonly Warning[];
}

const require = createRequire(import.meta.url);

// Its README and its tests say so.
const { BpmnModdle } = require('bpmn-moddle') as Moddle;

/** @throws Error when the text is no XML, or its root is not BPMN's */
export const parseDocument = (xml: string): Promise<ParsedDocument> => new BpmnModdle().fromXML(xml);

/** Writes what was parsed, an element on each line. */
export const writeDocument = async (root: ModdleElement): Promise<string> =>
  (await new BpmnModdle().toXML(root, { format: true })).xml;
