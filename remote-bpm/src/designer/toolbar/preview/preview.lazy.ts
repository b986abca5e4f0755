export { PreviewDialog } from './PreviewDialog.tsx';
export { xmlToJson } from './xmlToJson.ts';
