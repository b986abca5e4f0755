import { listLoader } from '@zhilv/crud';
import { payOrders } from './payOrders.tsx';

export const page = { key: 'pay/order/index', title: '支付订单' };

export { PayOrderPage as Component } from './PayOrderPage.tsx';

export const loader = listLoader(payOrders);
