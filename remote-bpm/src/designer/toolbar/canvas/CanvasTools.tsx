import type SearchPad from 'diagram-js/lib/features/search-pad/SearchPad';
import { Grid3x3, Map as MapIcon, Search } from 'lucide-react';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { useCanvasKeys } from '../../shortcut/useCanvasKeys.ts';
import { DesignerTool } from '../../tool/DesignerTool.tsx';
import { ToolGroup } from '../../tool/ToolGroup.tsx';
import type { Tools } from '../../tool/Tools.ts';
import { useAddOns } from './useAddOns.ts';

/** Finds things on the canvas, and changes what shows there beside the diagram. */
export function CanvasTools(tools: Tools) {
  const { diagram, state, editable } = tools;
  const { view, use } = useAddOns(tools);
  const shown = useSyncExternalStore(view?.subscribe ?? NEVER, view?.read ?? NOTHING);
  const search = (): void => void use(() => diagram.service<SearchPad>('searchPad').toggle());
  const searchByPointer = (event: MouseEvent): void => {
    // bpmn-js closes the search at the next click that comes to the document, and it would be this one.
    event.stopPropagation();
    search();
  };
  // bpmn-js searches by this key in a diagram that can be changed.
  useCanvasKeys(diagram, editable ? NO_KEYS : { 'Mod+F': search });
  const open = state.phase === 'open';
  return (
    <ToolGroup label="画布">
      <DesignerTool label="在流程图中查找" icon={Search} disabled={!open} onClick={searchByPointer} />
      <DesignerTool
        label="小地图"
        icon={MapIcon}
        disabled={!open}
        aria-pressed={shown.minimap}
        onClick={() => void use((canvas) => canvas.toggle('minimap'))}
      />
      <DesignerTool
        label="网格"
        icon={Grid3x3}
        disabled={!open}
        aria-pressed={shown.grid}
        onClick={() => void use((canvas) => canvas.toggle('grid'))}
      />
    </ToolGroup>
  );
}

const NO_KEYS = {};
const NEVER = () => () => {};
const HIDDEN = { grid: false, minimap: false };
const NOTHING = () => HIDDEN;
