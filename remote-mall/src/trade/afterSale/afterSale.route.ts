import { listLoader } from '@zhilv/crud';
import { afterSales } from './afterSales.tsx';

export const page = { key: 'mall/trade/afterSale/index', title: '售后退款' };

export { AfterSalePage as Component } from './AfterSalePage.tsx';

export const loader = listLoader(afterSales);
