import { definePages } from '@zhilv/federation/pages';

/** Every page of this remote, by the `component` of its menu row. */
export const pages = definePages({
  'system/dict/index': { module: './dict/dictTypePage.ts', title: '字典管理' },
});
