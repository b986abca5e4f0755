import { definePages } from '@zhilv/federation/pages';

/** Every page of this remote, by the `component` of its menu row. */
export const pages = definePages({
  'bpm/model/index': { module: './model/modelPage.ts', title: '流程模型' },
});
