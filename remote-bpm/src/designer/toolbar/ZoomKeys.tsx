import { useCanvasKeys } from '../shortcut/useCanvasKeys.ts';
import type { Tools } from '../tool/Tools.ts';

/** Listens for the keys of the zooms that bpmn-js has none for. */
export function ZoomKeys({ diagram, state }: Pick<Tools, 'diagram' | 'state'>) {
  useCanvasKeys(diagram, { 'Shift+1': () => state.phase === 'open' && diagram.fit() });
  return null;
}
