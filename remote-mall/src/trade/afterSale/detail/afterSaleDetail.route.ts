/** No menu row leads here: the query names the case. */
export const page = {
  key: 'mall/trade/afterSale/detail/index',
  path: '/trade/after-sale/detail',
  title: '售后详情',
  activeMenu: 'mall/trade/afterSale/index',
  hidden: true,
};

export { AfterSaleDetailPage as Component } from './AfterSaleDetailPage.tsx';
export { loadAfterSale as loader } from './loadAfterSale.ts';
