import { ToolGroup } from './tool/ToolGroup.tsx';
import type { Tools } from './tool/Tools.ts';

/** Shows whether the process is right, before anybody runs it. */
export function CheckTools(_tools: Tools) {
  return <ToolGroup label="检查">{null}</ToolGroup>;
}
