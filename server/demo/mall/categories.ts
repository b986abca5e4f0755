import type { Database } from '../../src/db/database.ts';
import { categories } from '../../src/mall/product/category.table.ts';
import { DEFAULT_TENANT_ID } from '../../src/session/tenantOfCall.ts';
import type { GoodsPictureName } from '../pictures/goods/goodsPictures.ts';
import { goodsPictureAddress } from '../pictures/pictures.ts';
import { CATEGORY } from './goods/demoIds.ts';

type Row = readonly [id: number, parentId: number, name: string, picture: GoodsPictureName, description: string];

/** First the category above, then those below it. */
const rows: readonly Row[] = [
  [35, 0, '特产美食', 'honey', '产自景区周边乡镇'],
  [CATEGORY.tea, 35, '茶与饮品', 'tea', '高山茶与山泉酿造'],
  [CATEGORY.food, 35, '点心干货', 'cake', '现做糕点与山货'],
  [37, 0, '文创用品', 'mug', '以景区风物为题'],
  [CATEGORY.ornaments, 37, '器物摆件', 'carving', '陶瓷、竹编与木雕'],
  [CATEGORY.stationery, 37, '文具纪念', 'postcards', '明信片、徽章与冰箱贴'],
  [41, 0, '服饰随行', 'scarf', '游览时穿戴'],
  [CATEGORY.clothes, 41, '服饰', 'shirt', '丝巾、衣帽'],
  [43, 0, '门票体验', 'ticket', '研学与租赁'],
  [CATEGORY.outings, 43, '体验项目', 'headset', '按场次或时长售卖'],
  [45, 43, '夜游项目', 'map', '本季停办'],
];

/** This category is off: what it is for does not take place this season. */
const OFF = 45;

/** The categories of the shop. */
export async function seedCategories(db: Database): Promise<void> {
  await db.insert(categories).values(
    rows.map(([id, parentId, name, picture, description], index) => ({
      id,
      parentId,
      name,
      picUrl: goodsPictureAddress(picture),
      sort: index + 1,
      status: id === OFF ? 1 : 0,
      description,
      tenantId: DEFAULT_TENANT_ID,
    })),
  );
}
