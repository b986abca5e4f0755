import type { spu } from '@zhilv/contract/mall';
import type { Call, FileAnswer } from '../../../call/implement.ts';
import { exportFile } from '../../../records/exportFile.ts';
import type { FiltersOf, ListCall } from '../../../records/paging.ts';
import type { spus } from '../spu.table.ts';
import { spuList } from './spuList.ts';

type SpuRecord = typeof spus.$inferSelect;

/** A cell of a workbook has room for 32,767 characters. */
const CELL_CHARACTERS = 32_000;

/** A description has up to two megabytes. */
const BATCH = 20;

/** Goods have none; their SKUs have. Stock back ends give an empty column. */
interface Shown extends SpuRecord {
  readonly barCode: null;
}

const YES_OR_NO = { dictionary: 'infra_boolean_string' };

/** Writes goods as a workbook, with the columns of a real back end; prices are in yuan. */
export const exportSpus = (call: ListCall<FiltersOf<typeof spu.export>> & Pick<Call, 'dictLabels'>): Promise<FileAnswer> =>
  exportFile(call, spuList, {
    name: '商品列表',
    sheet: '数据',
    batch: BATCH,
    columns: [
      ['商品编号', 'id'],
      ['商品名称', 'name'],
      ['关键字', 'keyword'],
      ['商品简介', 'introduction'],
      ['商品详情', 'description'],
      ['条形码', 'barCode'],
      ['商品分类编号', 'categoryId'],
      ['商品品牌编号', 'brandId'],
      ['商品封面图', 'picUrl'],
      ['商品视频', 'videoUrl'],
      ['商品单位', 'unit', { dictionary: 'product_unit' }],
      ['排序字段', 'sort'],
      ['商品状态', 'status', { dictionary: 'product_spu_status' }],
      ['规格类型', 'specType', YES_OR_NO],
      ['商品价格', 'price'],
      ['市场价', 'marketPrice'],
      ['成本价', 'costPrice'],
      ['库存', 'stock'],
      ['物流配置模板编号', 'deliveryTemplateId'],
      ['是否热卖推荐', 'recommendHot', YES_OR_NO],
      ['是否优惠推荐', 'recommendBenefit', YES_OR_NO],
      ['是否精品推荐', 'recommendBest', YES_OR_NO],
      ['是否新品推荐', 'recommendNew', YES_OR_NO],
      ['是否优品推荐', 'recommendGood', YES_OR_NO],
      ['赠送积分', 'giveIntegral'],
      ['分销类型', 'subCommissionType', YES_OR_NO],
      ['商品销量', 'salesCount'],
      ['虚拟销量', 'virtualSalesCount'],
      ['商品点击量', 'browseCount'],
      ['创建时间', 'createTime', 'instant'],
    ],
    complete: async (rows: readonly SpuRecord[]): Promise<readonly Shown[]> => rows.map(inYuan),
  });

const inYuan = (row: SpuRecord): Shown => ({
  ...row,
  barCode: null,
  description: row.description.slice(0, CELL_CHARACTERS),
  price: row.price / 100,
  marketPrice: row.marketPrice / 100,
  costPrice: row.costPrice / 100,
});
