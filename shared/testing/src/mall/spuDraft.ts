/** For tests: a variant as an editor sends it. Ids of properties are those of the demonstration. */
export const skuDraft = (change: object = {}) => ({
  name: '测试商品',
  price: 1999,
  marketPrice: 2999,
  costPrice: 999,
  barCode: '690000000001',
  picUrl: '/a.png',
  stock: 100,
  weight: 0.5,
  volume: 0.01,
  firstBrokeragePrice: 0,
  secondBrokeragePrice: 0,
  properties: [],
  ...change,
});

/** For tests: a variant of goods with several, by pairs of property and value. */
export const variantDraft = (pairs: readonly (readonly [propertyId: number, valueId: number])[], change: object = {}) =>
  skuDraft({
    properties: pairs.map(([propertyId, valueId]) => ({ propertyId, propertyName: 'x', valueId, valueName: 'y' })),
    ...change,
  });

/** For tests: goods as an editor sends them, with one variant, in a category and of a brand of the demonstration. */
export const spuDraft = (change: object = {}) => ({
  name: '测试商品',
  keyword: '关键字',
  introduction: '简介',
  description: '<p>详情</p>',
  categoryId: 38,
  brandId: 5,
  picUrl: '/a.png',
  sliderPicUrls: ['/a.png'],
  videoUrl: '',
  unit: 1,
  sort: 0,
  specType: false,
  deliveryTemplateId: 3,
  recommendHot: false,
  recommendBenefit: false,
  recommendBest: false,
  recommendNew: false,
  recommendGood: false,
  giveIntegral: 0,
  subCommissionType: false,
  activityOrders: [1, 2, 3],
  virtualSalesCount: 0,
  skus: [skuDraft()],
  ...change,
});
