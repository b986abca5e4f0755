import { remote } from '@zhilv/build';
import { slots } from './src/slots.ts';

export default remote({
  directory: import.meta.dirname,
  slots,
  budgets: {
    // Its limit counts the container as well, which names nineteen pages.
    'system/profile/index': 27,
  },
});
