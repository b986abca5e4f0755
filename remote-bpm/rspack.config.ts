import { remote } from '@zhilv/federation/preset';
import { pages } from './src/pages.ts';
import { slots } from './src/slots.ts';

export default remote({
  directory: import.meta.dirname,
  pages,
  slots,
  budgets: {
    // bpmn-js is 130 KiB of it, the sanitiser 10.
    'bpm/model/design/index': 162,
  },
});
