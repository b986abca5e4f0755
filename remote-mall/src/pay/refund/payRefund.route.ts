import { listLoader } from '@zhilv/crud';
import { payRefunds } from './payRefunds.tsx';

export const page = { key: 'pay/refund/index', title: '退款订单' };

export { PayRefundPage as Component } from './PayRefundPage.tsx';

export const loader = listLoader(payRefunds);
