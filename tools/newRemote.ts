import path from 'node:path';
import process from 'node:process';
import { GeneratorError } from './generator/GeneratorError.ts';
import { newOwnRemote } from './generator/newOwnRemote.ts';
import { newRemote } from './generator/newRemote.ts';
import { readCommand } from './generator/readCommand.ts';

const USAGE =
  'npm run new:remote <name> [-- --label <中文名> --folder <outside the repository>], for example\n' +
  '  npm run new:remote ticket -- --label 票务\n' +
  '  npm run new:remote ticket -- --label 票务 --folder ../remote-ticket';

const root = path.resolve(import.meta.dirname, '..');
const listOf = (files: readonly string[]): string => files.map((file) => `  ${file}`).join('\n');

function inWorkspace(name: string, label: string | undefined): string {
  return `written:\n${listOf(newRemote(root, name, label))}

Next:
  npm start                         # builds and publishes it; the page is in the menu of admin
  npm run dev -- ${name}            # with updates in place
  npm run new:screen ${name} <name> # a list with its editor`;
}

function ofItsOwn(name: string, label: string | undefined, folder: string): string {
  return `written into ${folder}:\n${listOf(newOwnRemote(root, { name, label, folder }))}

Next, in that folder, whose README.md tells more:
  npm install                       # writes package-lock.json, which belongs into the repository
  npm run dev                       # in the console of npm start, with updates in place
  SITE_DIR=${path.resolve(root, '.data/site')} npm run ci`;
}

try {
  const { names, options } = readCommand(process.argv.slice(2), { names: 1, options: ['label', 'folder'], usage: USAGE });
  const [name = ''] = names;
  const { label, folder } = options;
  console.log(folder === undefined ? inWorkspace(name, label) : ofItsOwn(name, label, path.resolve(folder)));
} catch (error) {
  if (!(error instanceof GeneratorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
