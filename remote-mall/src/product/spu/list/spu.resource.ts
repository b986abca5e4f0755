import { spu, type SpuRow, SpuStatus } from '@zhilv/contract/mall';
import {
  dateTime,
  defineResource,
  dict,
  money,
  number,
  picture,
  pictures,
  type Resource,
  switchOf,
  text,
  treeReference,
} from '@zhilv/crud';
import { categoryNodes } from './categoryNodes.ts';
import { goodsName, stockLeft } from './goodsFields.tsx';

const declared = defineResource({
  name: '商品',
  api: {
    page: spu.page,
    get: spu.getDetail,
    updateStatus: spu.updateStatus,
    delete: spu.delete,
    changes: spu.changes,
    export: spu.export,
  },
  fields: {
    name: goodsName('商品名称'),
    categoryId: treeReference('商品分类', categoryNodes),
    price: money('价格'),
    marketPrice: money('市场价'),
    costPrice: money('成本价'),
    stock: stockLeft('库存'),
    salesCount: number('销量'),
    sort: number('排序'),
    status: {
      ...dict('状态', 'product_spu_status'),
      switched: {
        on: SpuStatus.onSale,
        off: SpuStatus.offSale,
        dictionary: 'product_spu_status',
        verbs: ['上架', '下架'],
      },
    },
    createTime: dateTime('创建时间'),
    // These are not listed; a history names them.
    keyword: text('关键字'),
    introduction: text('商品简介'),
    picUrl: picture('商品封面图'),
    sliderPicUrls: pictures('商品轮播图'),
    unit: dict('商品单位', 'product_unit'),
    specType: switchOf('多规格'),
    giveIntegral: number('赠送积分'),
    virtualSalesCount: number('虚拟销量'),
  },
  nameField: 'name',
  whenOff: '下架后不能购买',
});

type SpuField = keyof typeof declared.fields;

/** Goods as their list shows them. The tab is no field of the records: the back end makes it of status and stock. */
export const spus: Resource<SpuRow, SpuField | 'tabType'> = {
  ...declared,
  fields: { ...declared.fields, tabType: text('商品状态') },
};
