export const page = {
  key: 'bpm/model/design/index',
  path: '/bpm/manager/model/design',
  title: '流程设计',
  activeMenu: 'bpm/model/index',
  hidden: true,
  markup: true,
};

export { designerLoader as loader } from './designerLoader.ts';

export { DesignerPage as Component } from './DesignerPage.tsx';
