import { property } from '@zhilv/contract/product';
import { dateTime, defineResource, longText, text } from '@zhilv/crud';

/** Properties of products, such as a colour or a size. */
export const properties = defineResource({
  name: '商品属性',
  api: property,
  fields: {
    name: text('属性名称'),
    remark: longText('备注'),
    createTime: dateTime('创建时间'),
  },
  nameField: 'name',
  refusals: { 1_008_003_001: 'name' },
});
