import { definePages } from '@zhilv/federation/pages';

/** Every page of this remote, by the `component` of its menu row. */
export const pages = definePages({
  'mall/product/property/index': { module: './property/propertyPage.ts', title: '商品属性' },
});
