import { skuDraft, spuDraft, variantDraft } from '@zhilv/testing/mall/spu-draft';
import { contentsOf } from '@zhilv/testing/server/plant-rows';
import { refusal, startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../../system/user/seededPasswords.ts';
import { properties } from '../property.table.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('mallstaff', SEEDED_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, `/product/spu${path}`, { token, body });

const absent = (words: string) => refusal(400, `请求参数不正确:${words}`);

/** Two variants of goods by the properties of the demonstration. */
const multi = (...skus: readonly object[]) => spuDraft({ specType: true, skus });

/** The refusals in the words and with the codes that were recorded from a real back end. */
const refused = [
  ['no name', spuDraft({ name: '' }), absent('商品名称不能为空')],
  ['no keyword', spuDraft({ keyword: '' }), absent('商品关键字不能为空')],
  ['no introduction', spuDraft({ introduction: '' }), absent('商品简介不能为空')],
  ['no description', spuDraft({ description: '' }), absent('商品详情不能为空')],
  ['no category', spuDraft({ categoryId: undefined }), absent('商品分类不能为空')],
  ['no brand', spuDraft({ brandId: undefined }), absent('商品品牌不能为空')],
  ['no picture', spuDraft({ picUrl: '' }), absent('商品封面图不能为空')],
  ['no unit', spuDraft({ unit: undefined }), absent('商品单位不能为空')],
  ['no sort', spuDraft({ sort: undefined }), absent('商品排序字段不能为空')],
  ['no type', spuDraft({ specType: undefined }), absent('商品规格类型不能为空')],
  ['a number as type', spuDraft({ specType: 1 }), absent('商品规格类型不能为空')],
  ['no delivery template', spuDraft({ deliveryTemplateId: undefined }), absent('物流配置模板编号不能为空')],
  ['no recommendation', spuDraft({ recommendHot: undefined }), absent('商品推荐不能为空')],
  ['no points', spuDraft({ giveIntegral: undefined }), absent('商品赠送积分不能为空')],
  ['no commission', spuDraft({ subCommissionType: undefined }), absent('商品分销类型不能为空')],
  ['an SKU without a name', spuDraft({ skus: [skuDraft({ name: '' })] }), absent('商品 SKU 名字不能为空')],
  ['an SKU whose name is null', spuDraft({ skus: [skuDraft({ name: null })] }), absent('商品 SKU 名字不能为空')],
  ['no SKU', spuDraft({ skus: undefined }), refusal(1008006000, '商品 SKU 不存在')],
  ['an empty list of SKUs', spuDraft({ skus: [] }), refusal(1008006000, '商品 SKU 不存在')],
  [
    'a category of the first level',
    spuDraft({ categoryId: 37 }),
    refusal(1008005001, '商品分类不正确，原因：必须使用第二级的商品分类及以下'),
  ],
  ['an unknown category', spuDraft({ categoryId: 999999 }), refusal(1008001000, '商品分类不存在')],
  ['a category that is off', spuDraft({ categoryId: 45 }), refusal(1008001004, '商品分类(夜游项目)已禁用，无法使用')],
  ['an unknown brand', spuDraft({ brandId: 999999 }), refusal(1008002000, '品牌不存在')],
  ['a brand that is off', spuDraft({ brandId: 4 }), refusal(1008002001, '品牌已禁用')],
  [
    'a property twice in an SKU',
    multi(
      variantDraft([
        [19, 22],
        [19, 23],
      ]),
    ),
    refusal(1008006001, '商品 SKU 的属性组合存在重复'),
  ],
  [
    'SKUs of different numbers of properties',
    multi(
      variantDraft([
        [19, 22],
        [20, 24],
      ]),
      variantDraft([[19, 23]]),
    ),
    refusal(1008006002, '一个 SPU 下的每个 SKU，其属性项必须一致'),
  ],
  [
    'SKUs of different properties',
    multi(variantDraft([[19, 22]]), variantDraft([[20, 24]])),
    refusal(1008006002, '一个 SPU 下的每个 SKU，其属性项必须一致'),
  ],
  [
    'two equal SKUs, told in another order',
    multi(
      variantDraft([
        [19, 22],
        [20, 24],
      ]),
      variantDraft([
        [20, 24],
        [19, 22],
      ]),
    ),
    refusal(1008006003, '一个 SPU 下的每个 SKU，必须不重复'),
  ],
  [
    'two SKUs without properties',
    spuDraft({ skus: [skuDraft(), skuDraft()] }),
    refusal(1008006003, '一个 SPU 下的每个 SKU，必须不重复'),
  ],
  ['an unknown property', multi(variantDraft([[999999, 1]])), refusal(1008003000, '属性项不存在')],
  ['a value of another property', multi(variantDraft([[19, 24]])), refusal(1008004000, '属性值不存在')],
  ['several variants without a property', multi(skuDraft()), absent('多规格商品的 SKU 应有属性')],
  ['a price below nothing', spuDraft({ skus: [skuDraft({ price: -1 })] }), absent('销售价格不能小于 0')],
  ['a stock below nothing', spuDraft({ skus: [skuDraft({ stock: -1 })] }), absent('库存不能小于 0')],
] as const;

describe('goods are refused', () => {
  it.each(refused)('for %s, new and changed alike, and nothing is kept of them', async (_, draft, expected) => {
    const before = await contentsOf(app.database.db, 'all');

    expect(await answer('POST', '/create', draft)).toEqual(expected);
    expect(await answer('PUT', '/update', { ...draft, id: 7 })).toEqual(expected);

    expect(await contentsOf(app.database.db, 'all')).toEqual(before);
  });

  it('when there are none of the id', async () => {
    const missing = refusal(1008005000, '商品 SPU 不存在');

    expect(await answer('PUT', '/update', spuDraft({ id: 999999 }))).toEqual(missing);
    expect(await answer('GET', '/get-detail?id=999999')).toEqual(missing);
    expect(await answer('PUT', '/update-status', { id: 999999, status: 0 })).toEqual(missing);
    expect(await answer('DELETE', '/delete?id=999999')).toEqual(missing);
    expect(await answer('PUT', '/update', spuDraft())).toEqual(absent('商品编号不能为空'));
  });

  it('a status that there is not, and to be deleted outside of the recycle bin', async () => {
    expect(await answer('PUT', '/update-status', { id: 7, status: 2 })).toEqual(absent('必须在指定范围 [-1, 0, 1]'));
    expect(await answer('DELETE', '/delete?id=7')).toEqual(refusal(1008005004, '商品 SPU 不处于回收站状态'));
  });

  it('an SKU of more properties than its key has room for', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => 800_000_000_000_000 + index);
    await app.database.db.insert(properties).values(ids.map((id) => ({ id, name: `属性${id}`, tenantId: 1 })));
    const many = ids.map((id) => ({ propertyId: id, propertyName: '多', valueId: id, valueName: '值' }));

    expect(await answer('POST', '/create', multi(skuDraft({ properties: many })))).toEqual(absent('商品 SKU 的属性过多'));
  });

  it('an SKU of other goods, and the same SKU twice', async () => {
    const missing = refusal(1008006000, '商品 SKU 不存在');

    expect(await answer('PUT', '/update', spuDraft({ id: 7, skus: [skuDraft({ id: 9 })] }))).toEqual(missing);
    const twice = multi(variantDraft([[19, 22]], { id: 9 }), variantDraft([[19, 23]], { id: 9 }));
    expect(await answer('PUT', '/update', { ...twice, id: 8 })).toEqual(missing);
  });

  it('to those who may not see or change them', async () => {
    const clerk = (await app.signIn('bpmstaff', SEEDED_PASSWORD)).accessToken;

    for (const [method, path, body] of [
      ['GET', '/product/spu/list-all-simple', undefined],
      ['POST', '/product/spu/create', spuDraft()],
    ] as const)
      expect((await app.call(method, path, { token: clerk, body })).body).toEqual(refusal(403, '没有该操作权限'));
  });
});
