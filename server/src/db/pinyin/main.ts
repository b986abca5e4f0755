import process from 'node:process';
import { pinyinKeyFunction } from './pinyinKey.ts';

// `npm run pinyin >> migrations/<file>` in the folder of the server, after `npm run migration -- --custom`.
process.stdout.write(pinyinKeyFunction());
