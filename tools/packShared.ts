import path from 'node:path';
import process from 'node:process';
import { packEmbed } from './pack/packEmbed.ts';
import { packShared } from './pack/packShared.ts';

/** `npm run pack:shared -- <folder>`: the packages that a remote of its own folder is built with, as tarballs. */
const [folder = 'dist/packages'] = process.argv.slice(2);
const packages = packShared(path.resolve(import.meta.dirname, '..'), path.resolve(folder));
const files = packages.map(({ file }) => path.join(folder, path.basename(file)));
console.log(`written:\n${files.map((file) => `  ${file}`).join('\n')}

A remote of its own folder takes them, and no others, with:
  npm install ${files.map((file) => path.resolve(file)).join(' ')}

An application that shows remotes in its own pages (docs/embed.md) takes:
  npm install ${packEmbed(path.resolve(import.meta.dirname, '..'), path.resolve(folder)).file}`);
