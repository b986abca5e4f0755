import { remote } from '@zhilv/build';
import { slots } from './src/slots.ts';

export default remote({
  directory: import.meta.dirname,
  slots,
  budgets: {
    // The form of goods with its table of variants. The editor of text comes when its place does.
    'mall/product/spu/add/index': 35,
    'mall/product/spu/edit/index': 35,
  },
});
