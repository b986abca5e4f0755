/** No menu row leads here. It is shown anew each time: what it showed before may be paid or over by now. */
export const page = { key: 'pay/cashier/index', path: '/pay/cashier', title: '收银台', keepAlive: false };

export { CashierPage as Component } from './CashierPage.tsx';

export { loadCashier as loader } from './loadCashier.ts';
