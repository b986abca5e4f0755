/** What of a document is gone: an element with all in it, an attribute, a text, the order of elements, or what a reference names. */
export type LossKind = 'element' | 'attribute' | 'text' | 'order' | 'reference';

/** Something that a document says and its export does not. */
export interface Loss {
  readonly kind: LossKind;
  /** Whether it is part of what is drawn and where, and not of the process. */
  readonly drawing: boolean;
  /** The element to which it belongs: the nearest one with an identifier that is not lost itself; null where none has. */
  readonly owner: LossOwner | null;
  /** The elements around the place from the root on, such as `definitions/process/userTask`. */
  readonly path: string;
  /** The element or attribute that is lost or differs, as the document spells its name. */
  readonly what: string;
  /** What the document says: a value, a text, or the XML of an element. */
  readonly value: string;
  /** What the export says in its place; null when it says nothing. */
  readonly instead: string | null;
}

export interface LossOwner {
  readonly id: string;
  readonly name: string | null;
  /** Its element in the XML, as the document spells it, without a prefix. */
  readonly type: string;
}
