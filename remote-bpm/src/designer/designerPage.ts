export { designerLoader as loader } from './designerLoader.ts';

export { DesignerPage as Component } from './DesignerPage.tsx';
