import type { Database } from '../../src/db/database.ts';
import { brands } from '../../src/mall/product/brand.table.ts';
import { DEFAULT_TENANT_ID } from '../../src/session/tenantOfCall.ts';
import type { GoodsPictureName } from '../pictures/goods/goodsPictures.ts';
import { goodsPictureAddress } from '../pictures/pictures.ts';
import { BRAND } from './goods/demoIds.ts';

const rows: readonly (readonly [id: number, name: string, picture: GoodsPictureName, description: string])[] = [
  [BRAND.tea, '云上茶坊', 'tea', '高山茶农的合作社'],
  [BRAND.farm, '溪谷农家', 'nuts', '周边村镇的山货'],
  [BRAND.workshop, '青山手作', 'basket', '竹编、陶艺与木雕的匠人'],
  [4, '旧渡口', 'map', '合作已经结束'],
  [BRAND.own, '智旅文创', 'badge', '景区自有的文创品牌'],
];

/** The company works with this one no more. */
const OFF = 4;

/** The brands of the shop. People may have made one of the same name meanwhile. */
export async function seedBrands(db: Database): Promise<void> {
  await db
    .insert(brands)
    .values(
      rows.map(([id, name, picture, description], index) => ({
        id,
        name,
        picUrl: goodsPictureAddress(picture),
        sort: index + 1,
        description,
        status: id === OFF ? 1 : 0,
        tenantId: DEFAULT_TENANT_ID,
      })),
    )
    .onConflictDoNothing();
}
