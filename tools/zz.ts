import process from 'node:process';
import { bringBrowser } from './test/browser.ts';
import { buildAll } from './start/buildAll.ts';
import { runPlaywright } from './runPlaywright.ts';
await buildAll(console.log);
process.exit(runPlaywright(['--reporter=list', ...process.argv.slice(2)], bringBrowser()) ? 0 : 1);
