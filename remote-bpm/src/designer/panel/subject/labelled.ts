import type { Element, Label } from 'bpmn-js/lib/model/Types';

/** Gives what a label names; an element that is no label is its own. */
export const labelled = (element: Element | Label): Element =>
  'labelTarget' in element && element.labelTarget !== undefined ? (element.labelTarget as Element) : element;
