/** No menu row leads here: the query names the order. */
export const page = {
  key: 'mall/trade/order/detail/index',
  path: '/trade/order/detail',
  title: '订单详情',
  activeMenu: 'mall/trade/order/index',
  hidden: true,
};

export { OrderDetailPage as Component } from './OrderDetailPage.tsx';
export { loadOrder as loader } from './loadOrder.ts';
