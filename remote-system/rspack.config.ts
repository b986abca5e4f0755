import { remote } from '@zhilv/build';
import { slots } from './src/slots.ts';

export default remote({
  directory: import.meta.dirname,
  slots,
  budgets: {
    // Their limits count the container as well, which names twenty-one pages.
    'system/profile/index': 27,
    'system/user/index': 26,
  },
});
