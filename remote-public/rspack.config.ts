import { remote } from '@zhilv/federation/preset';
import { pages } from './src/pages.ts';

export default remote({ directory: import.meta.dirname, pages });
