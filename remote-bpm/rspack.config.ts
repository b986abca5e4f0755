import { remote } from '@zhilv/build';
import { slots } from './src/slots.ts';

export default remote({
  directory: import.meta.dirname,
  slots,
  standIns: { domify: './parts/diagram/foreign/domify.ts' },
  budgets: {
    // bpmn-js takes 130 KiB of this, the sanitiser 10. Panel, most tools and what is added to bpmn-js come after the diagram.
    'bpm/model/design/index': 175,
  },
});
