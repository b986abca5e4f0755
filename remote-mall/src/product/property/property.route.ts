import { property } from '@zhilv/contract/mall';
import { screen } from '@zhilv/crud';
import { call } from '@zhilv/platform';

export const page = { key: 'mall/product/property/index', title: '商品属性' };

/** Properties of goods. */
export const { Component, loader } = screen(property, {
  page,
  columns: ['name', 'remark', 'createTime'],
  link: 'mall/product/property/value/index',
  refuse: async ({ name }, row, list) => {
    // The back end answers a second property of one name with the first one's id, as if it had been created.
    if (row !== null) return null;
    const [existing] = await call(property.list, { name: String(name).trim() });
    if (existing === undefined) return null;
    list.search({ name: existing.name });
    return { name: '属性已存在' };
  },
});
