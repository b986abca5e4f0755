import { ToolGroup } from './tool/ToolGroup.tsx';
import type { Tools } from './tool/Tools.ts';

/** Changes how the canvas looks, and finds things on it. */
export function CanvasTools(_tools: Tools) {
  return <ToolGroup label="画布">{null}</ToolGroup>;
}
