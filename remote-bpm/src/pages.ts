import { definePages } from '@zhilv/federation/pages';

/** Every page of this remote, by the `component` of its menu row. */
export const pages = definePages({
  'bpm/model/index': { module: './model/modelPage.ts', title: '流程模型' },
  'bpm/model/design/index': {
    module: './designer/designerPage.ts',
    path: '/bpm/manager/model/design',
    title: '流程设计',
    activeMenu: 'bpm/model/index',
    hidden: true,
  },
});
