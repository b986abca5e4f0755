import { listLoader } from '@zhilv/crud';
import { demoOrders } from './demoOrders.tsx';

export const page = { key: 'pay/demo/index', title: '接入示例' };

export { DemoOrderPage as Component } from './DemoOrderPage.tsx';

export const loader = listLoader(demoOrders);
