import { propertyValue } from '@zhilv/contract/product';
import { dateTime, defineResource, longText, text } from '@zhilv/crud';

/** Values of product properties, such as a colour's name. */
export const propertyValues = defineResource({
  name: '属性值',
  api: propertyValue,
  fields: {
    name: text('属性值名称'),
    remark: longText('备注'),
    createTime: dateTime('创建时间'),
  },
  nameField: 'name',
  refusals: { 1_008_004_001: 'name' },
});
