import { remote } from '@zhilv/build';
import { slots } from './src/slots.ts';

export default remote({
  directory: import.meta.dirname,
  slots,
  budgets: {
    // The form of goods with its table of variants. The editor of text comes when its place does.
    'mall/product/spu/add/index': 41,
    'mall/product/spu/edit/index': 41,
    // Pages that show one thing whole, with all that can be done with it; their forms come when they are opened.
    'mall/trade/order/index': 29,
    'mall/trade/order/detail/index': 33,
    'mall/trade/afterSale/index': 28,
    'mall/trade/afterSale/detail/index': 30,
    'pay/cashier/index': 32,
  },
});
