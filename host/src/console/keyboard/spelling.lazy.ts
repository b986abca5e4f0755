export { pinyinSpans } from '../search/pinyinSpans.ts';
