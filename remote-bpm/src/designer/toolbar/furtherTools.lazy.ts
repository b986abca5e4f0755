export { CanvasTools } from './CanvasTools.tsx';
export { CheckTools } from './CheckTools.tsx';
export { FileTools } from './file/FileTools.tsx';
export { ToolSheet } from './tool/ToolSheet.tsx';
