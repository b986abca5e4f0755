import { diff } from 'bpmn-js-differ';
import type { ModdleElement } from '../../../parts/bpmn/moddle/ModdleElement.ts';

/** The elements that the library finds to be in one version only, or to be drawn elsewhere, by their identifiers. */
export interface VisibleChanges {
  readonly added: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
  readonly moved: ReadonlySet<string>;
}

/**
 * Finds what was added, removed and moved with bpmn-js-differ. What was changed has to be found elsewhere: the library neither sees
 * attributes that no descriptor knows nor tells of messages, annotations and what stands in lists.
 */
export function visibleChanges(before: ModdleElement, after: ModdleElement): VisibleChanges {
  const added = new Set<string>();
  const removed = new Set<string>();
  const moved = new Set<string>();
  const noteDrawing = (model: unknown): void => {
    const id = isElement(model) && isDrawing(model) ? idOf(model.get('bpmnElement')) : undefined;
    if (id !== undefined) moved.add(id);
  };
  const note = (ids: Set<string>, model: unknown, element: unknown): void => {
    noteDrawing(model);
    const id = isElement(element) && element.$instanceOf('bpmn:BaseElement') ? idOf(element) : undefined;
    if (id !== undefined) ids.add(id);
  };
  // The library's own handler fails at shapes of nothing, and at lists of texts.
  diff(before, after, {
    added: (model, _property, element) => note(added, model, element),
    removed: (model, _property, element) => note(removed, model, element),
    changed: noteDrawing,
    moved: () => {},
  });
  return { added, removed, moved };
}

const isElement = (value: unknown): value is ModdleElement =>
  typeof value === 'object' && value !== null && '$instanceOf' in value && typeof value.$instanceOf === 'function';

const isDrawing = (element: ModdleElement): boolean =>
  element.$instanceOf('bpmndi:BPMNShape') || element.$instanceOf('bpmndi:BPMNEdge');

function idOf(value: unknown): string | undefined {
  if (!isElement(value)) return undefined;
  const id: unknown = (value as unknown as { readonly id?: unknown }).id; // Foreign content has no `get`.
  return typeof id === 'string' ? id : undefined;
}
