import { remote } from '@zhilv/build';
import { slots } from './src/slots.ts';

export default remote({ directory: import.meta.dirname, slots });
