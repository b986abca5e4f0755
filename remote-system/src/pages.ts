import { definePages } from '@zhilv/federation/pages';

/** Every page of this remote, by the `component` of its menu row. */
export const pages = definePages({
  'system/dict/index': { module: './dict/dictTypePage.ts', title: '字典管理' },
  'system/dict/data/index': {
    module: './dict/dictDataPage.ts',
    path: '/dict/type/data/:dictId(\\d+)',
    title: '字典数据',
    activeMenu: 'system/dict/index',
  },
  'infra/config/index': { module: './config/configPage.ts', title: '配置管理' },
});
