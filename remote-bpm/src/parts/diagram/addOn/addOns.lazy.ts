import 'diagram-js-minimap/assets/diagram-js-minimap.css';
import SearchModule from 'bpmn-js/lib/features/search';
import type { OpenDiagram } from '../OpenDiagram.ts';
import { CanvasView } from './CanvasView.ts';
import { colours } from './colours.ts';
import { contextPadRoom } from './contextPadRoom.ts';
import { ownExtensions } from './copying/ownExtensions.ts';
import { sharedClipboard } from './copying/sharedClipboard.ts';
import { createAnything } from './createAnything.ts';
import { renewContextPad } from './renewContextPad.ts';
import { typedSearch } from './typedSearch.ts';

const views = new WeakMap<OpenDiagram, CanvasView>();

/** Adds to a diagram, once, what it does without until it is drawn. @returns what shows on its canvas */
export function addOnsOf(
  diagram: OpenDiagram,
  { editable, narrow }: { readonly editable: boolean; readonly narrow: boolean },
): CanvasView {
  const present = views.get(diagram);
  if (present !== undefined) return present;
  if (editable) {
    diagram.add(typedSearch, ownExtensions, sharedClipboard, colours, createAnything, contextPadRoom);
    // Somebody may have selected an element meanwhile.
    renewContextPad(diagram.service('contextPad'));
  } else diagram.add(typedSearch, SearchModule);
  const view = new CanvasView(diagram, narrow);
  views.set(diagram, view);
  return view;
}
