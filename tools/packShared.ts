import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { packEmbed } from './pack/packEmbed.ts';
import { packShared } from './pack/packShared.ts';

/**
 * `npm run pack:shared -- <folder>`: the packages that a remote of its own folder is built with, as tarballs, and in a folder below
 * the one by which pages of others show remotes. Older ones leave these folders, so that there is one of each.
 */
const root = path.resolve(import.meta.dirname, '..');
const [typed = 'dist/packages'] = process.argv.slice(2);
const folder = path.resolve(typed);
const files = packShared(root, folder).map(({ file }) => file);
const embed = packEmbed(root, path.join(folder, 'embed')).file;
for (const place of [folder, path.dirname(embed)]) {
  const tarballs = readdirSync(place).filter((file) => /^zhilv-.*\.tgz$/.test(file));
  for (const file of tarballs.map((one) => path.join(place, one))) if (![...files, embed].includes(file)) rmSync(file);
}
console.log(`written:\n${[...files, embed].map((file) => `  ${path.join(typed, path.relative(folder, file))}`).join('\n')}

A remote of its own folder takes all but the last one, and no others, with:
  npm run update -- ${folder}

An application that shows remotes in its own pages (docs/embed.md) takes:
  npm install ${embed}`);
