import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { packShared } from './pack/packShared.ts';

/**
 * `npm run pack:shared -- <folder>`: the packages that a remote of its own folder is built with, as tarballs. Older ones leave the
 * folder, so that it has one of each.
 */
const [typed = 'dist/packages'] = process.argv.slice(2);
const folder = path.resolve(typed);
const written = new Set(packShared(path.resolve(import.meta.dirname, '..'), folder).map(({ file }) => path.basename(file)));
for (const file of readdirSync(folder)) if (/^zhilv-.*\.tgz$/.test(file) && !written.has(file)) rmSync(path.join(folder, file));
console.log(`written:\n${[...written].map((file) => `  ${path.join(typed, file)}`).join('\n')}

A remote of its own folder takes them, and no others, with:
  npm run update -- ${folder}`);
