import { definePages } from '@zhilv/federation/pages';

/** Every page of this remote, by the `component` of its menu row. */
export const pages = definePages({
  'mall/product/property/index': { module: './property/propertyPage.ts', title: '商品属性' },
  'mall/product/property/value/index': {
    module: './property/propertyValuePage.ts',
    path: '/property/value/:propertyId(\\d+)',
    title: '属性值',
    activeMenu: 'mall/product/property/index',
  },
});
