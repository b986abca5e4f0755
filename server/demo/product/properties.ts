import { DEFAULT_TENANT_ID } from '../../src/session/tenantOfCall.ts';
import type { Database } from '../../src/db/database.ts';
import { properties } from '../../src/mall/product/property.table.ts';
import { propertyValues } from '../../src/mall/product/propertyValue.table.ts';

const VALUES_PER_PROPERTY = 50;

/** The properties by which goods of scenic-area shops differ, with the usual values. */
const demoProperties: readonly (readonly [id: number, name: string, remark: string, values: readonly string[]])[] = [
  [1, '颜色', '文创服饰与随行用品', ['石青', '石绿', '赭石', '绢白', '墨黑']],
  [2, '尺码', '服饰尺码，按成人号型', ['S', 'M', 'L', 'XL', 'XXL']],
  [3, '规格', '茶叶、糕点等特产的净含量', ['100 克', '250 克', '500 克', '1 千克']],
  [4, '包装', '同一商品的包装方式', ['简装', '礼盒', '伴手礼套装']],
  [5, '材质', '手作与摆件', ['陶瓷', '竹编', '棉麻', '银饰', '木雕']],
  [6, '票种', '门票与体验项目', ['成人票', '儿童票', '学生票', '长者票', '家庭套票']],
  [7, '入园时段', '分时预约的入园时间', ['08:00–10:00', '10:00–12:00', '12:00–14:00', '14:00–16:00']],
  [8, '房型', '民宿与景区酒店', ['大床房', '双床房', '家庭房', '观山套房']],
  [9, '口味', '特色食品', ['原味', '桂花', '抹茶', '椒盐']],
  [10, '讲解语言', '人工讲解与电子讲解器', ['普通话', '英语', '日语', '韩语']],
  [11, '租赁时长', '讲解器、观光车与露营装备', ['2 小时', '半天', '全天']],
  [12, '适用年龄', '研学课程与亲子活动', ['3–6 岁', '7–12 岁', '13–18 岁', '成人']],
];

/** The mall's properties. */
export async function seedProperties(db: Database): Promise<void> {
  await db
    .insert(properties)
    .values(demoProperties.map(([id, name, remark]) => ({ id, name, remark, tenantId: DEFAULT_TENANT_ID })));
  await db.insert(propertyValues).values(
    demoProperties.flatMap(([propertyId, , , values]) =>
      values.map((name, index) => ({
        id: propertyId * VALUES_PER_PROPERTY + index,
        propertyId,
        name,
        remark: '',
        tenantId: DEFAULT_TENANT_ID,
      })),
    ),
  );
}
