import { sameId } from '@zhilv/contract';
import { category, CATEGORY_REFUSALS } from '@zhilv/contract/mall';
import { dateTime, defineResource, number, parentReference, picture, status, text } from '@zhilv/crud';

/** Categories of goods. Those at the top hold others, and only those below hold goods. */
export const categories = defineResource({
  name: '商品分类',
  api: {
    page: category.list,
    get: category.get,
    create: category.create,
    update: category.update,
    delete: category.delete,
  },
  fields: {
    name: text('分类名称'),
    parentId: {
      ...parentReference('上级分类', {
        of: category.list,
        top: '无（一级分类）',
        holds: ({ parentId }) => sameId(parentId, 0),
      }),
      hint: '商品只能放在二级分类中，一级分类只用来归类',
    },
    picUrl: picture('移动端分类图'),
    bigPicUrl: picture('PC 端分类图'),
    sort: number('分类排序'),
    status: status('状态'),
    createTime: dateTime('创建时间'),
  },
  nameField: 'name',
  initial: { status: 0 },
  refusals: {
    [CATEGORY_REFUSALS.parentMissing]: 'parentId',
    [CATEGORY_REFUSALS.parentNotFirstLevel]: 'parentId',
  },
  whenOff: '停用后不能放入新商品',
});
