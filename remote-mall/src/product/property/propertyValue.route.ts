import { property, propertyValue } from '@zhilv/contract/mall';
import { parentOf, screen } from '@zhilv/crud';
import { call } from '@zhilv/platform';

export const page = {
  key: 'mall/product/property/value/index',
  path: '/property/value/:propertyId(\\d+)',
  title: '属性值',
  activeMenu: 'mall/product/property/index',
};

/** The values of one product property. */
export const { Component, loader } = screen(propertyValue, {
  page,
  parent: parentOf(property, {
    page: 'mall/product/property/index',
    back: '返回商品属性',
    parameter: 'propertyId',
    values: ({ id }) => ({ propertyId: id }),
    load: () => call(property.list, {}),
  }),
  columns: ['name', 'remark', 'createTime'],
  filters: ['name'],
  form: ['name', 'remark'],
  refuse: async ({ name }, row, list) => {
    // The back end answers a second value of one name with the first one's id, as it does with properties.
    if (row !== null) return null;
    const [parent] = await call(property.getValueList, { name: list.parentName });
    const wanted = String(name).trim();
    if (parent?.values?.some((value) => value.name === wanted) !== true) return null;
    list.search({ name: wanted });
    return { name: '属性值已存在' };
  },
});
