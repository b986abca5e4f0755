export const page = { key: 'mall/trade/order/index', title: '订单列表' };

export { OrderPage as Component } from './OrderPage.tsx';
export { loadOrders as loader } from './loadOrders.ts';
