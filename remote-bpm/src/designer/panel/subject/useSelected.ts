import { useState, useSyncExternalStore } from 'react';
import type { OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';
import { PanelSelection, type Selected } from './PanelSelection.ts';

/** Follows what is selected in a diagram. */
export function useSelected(diagram: OpenDiagram): { readonly selected: Selected; readonly selection: PanelSelection } {
  const [selection] = useState(() => new PanelSelection(diagram));
  const selected = useSyncExternalStore(selection.subscribe, selection.read);
  return { selected, selection };
}
