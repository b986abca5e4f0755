import type { Engine } from '../engine/Engine.ts';
import { UNREAD } from '../engine/capabilities.ts';
import type { LossOwner } from '../fidelity/Loss.ts';
import { type ModdleElement, type Moddle, textOf } from '../moddle/ModdleElement.ts';
import { withoutPrefix } from '../moddle/withoutPrefix.ts';
import { ownMark } from '../reading/marks.ts';
import { type AnyElement, attributesOf, childrenOf, localNameOf } from './AnyElement.ts';

/** Something that the engine to which a document is converted takes no notice of. It stays in the document. */
export interface ConversionLoss {
  /** The element that has it; null when that has no identifier. */
  readonly owner: LossOwner | null;
  /** The element or attribute, as the document had it: `camunda:inputOutput`, or `camunda:taskListener@event` of an element's attribute. */
  readonly what: string;
  /** The value of an attribute; empty for an element. */
  readonly value: string;
  /** In Chinese. */
  readonly reason: string;
}

/** What there is of an element to make it anew. */
export interface Parts {
  /** Those without a value are left out. */
  readonly attributes?: Readonly<Record<string, string | undefined>>;
  readonly children?: readonly AnyElement[];
  readonly body?: string | undefined;
}

/**
 * A conversion under way, of a document that was read by a moddle that knows the engine to which it is converted, and no other. What
 * is of the other engine is in it as foreign content: it stays so, in its own namespace, unless a rule takes it over.
 */
export class Conversion {
  readonly from: Engine;
  readonly to: Engine;
  readonly moddle: Moddle;
  readonly losses: ConversionLoss[] = [];

  constructor(from: Engine, to: Engine, moddle: Moddle) {
    this.from = from;
    this.to = to;
    this.moddle = moddle;
  }

  /** Whether an element is of the engine from which the document comes. */
  isOld(element: AnyElement): boolean {
    return element.$descriptor.ns.uri === this.from.uri;
  }

  /** Makes an element of the other engine. */
  make(name: string, { attributes = {}, ...parts }: Parts): AnyElement {
    const own = Object.entries(attributes).map(([attribute, value]) => [this.#ownName(attribute), value] as const);
    return this.#any(`${this.to.prefix}:${name}`, this.to.uri, { attributes: Object.fromEntries(own), ...parts });
  }

  /** Gives an attribute with the prefix of the engine before the one of its new element, which moddle would leave out. */
  #ownName(attribute: string): string {
    const old = `${this.from.prefix}:`;
    return attribute.startsWith(old) ? ownMark(attribute.slice(old.length)) : attribute;
  }

  /** Makes an element anew with other attributes or children; it stays of the engine that it is of. */
  remake(element: AnyElement, parts: Parts): AnyElement {
    const { $type, $descriptor } = element;
    return this.#any($type, $descriptor.ns.uri ?? '', {
      attributes: attributesOf(element),
      children: childrenOf(element),
      body: element.$body,
      ...parts,
    });
  }

  /** Gives an element and all in it to the other engine, under the same names. */
  taken(element: AnyElement): AnyElement {
    const children = childrenOf(element).map((child) => this.taken(child));
    return this.isOld(element)
      ? this.make(localNameOf(element), { attributes: attributesOf(element), children, body: element.$body })
      : this.remake(element, { children });
  }

  /** Notes what stays in the namespace of the engine from which it comes. */
  leave(owner: ModdleElement, name: string, value = ''): void {
    this.#lose(owner, name, value, `${this.to.label} 没有对应的写法，原样保留在 ${this.from.label} 的命名空间中，不再生效`);
  }

  /** Notes what stays because the document has another value for the other engine already. */
  refuse(owner: ModdleElement, name: string, value = ''): void {
    this.#lose(owner, name, value, `文件中已有 ${this.to.label} 的同名内容，以其为准；此内容原样保留，不再生效`);
  }

  /** Notes what the other engine is given and does not read. */
  ignore(owner: ModdleElement, name: string, value = ''): void {
    this.#lose(owner, name, value, UNREAD);
  }

  #lose(owner: ModdleElement, name: string, value: string, reason: string): void {
    this.losses.push({ owner: ownerOf(owner), what: `${this.from.prefix}:${name}`, value, reason });
  }

  #any(name: string, uri: string, { attributes = {}, children = [], body }: Parts): AnyElement {
    const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
    // moddle makes these of no other kind.
    const made = this.moddle.createAny(name, uri, Object.fromEntries(given)) as AnyElement;
    if (body !== undefined) made.$body = body;
    if (children.length > 0) made.$children = children;
    for (const child of children) child.$parent = made;
    return made;
  }
}

function ownerOf(element: ModdleElement): LossOwner | null {
  for (let here: ModdleElement | undefined = element; here !== undefined; here = here.$parent) {
    const id = textOf(here, 'id');
    if (id !== undefined) return { id, name: textOf(here, 'name') ?? null, type: typeOf(here) };
  }
  return null;
}

/** The name of the element in the XML: `bpmn:UserTask` is written as `userTask`. */
function typeOf({ $type }: ModdleElement): string {
  const name = withoutPrefix($type);
  return name.charAt(0).toLowerCase() + name.slice(1);
}
