import { remote } from '@zhilv/build';
import { pages } from './src/pages.ts';

export default remote({ directory: import.meta.dirname, title: '公共网站', pages });
