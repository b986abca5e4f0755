export { AlignTool } from './align/AlignTool.tsx';
export { CanvasTools } from './canvas/CanvasTools.tsx';
export { CheckPanels } from '../checks/CheckPanels.tsx';
export { CheckTools } from './CheckTools.tsx';
export { FileTools } from './file/FileTools.tsx';
export { RestartTool } from './history/RestartTool.tsx';
export { ToolSheet } from '../tool/ToolSheet.tsx';
export { ZoomKeys } from './ZoomKeys.tsx';
