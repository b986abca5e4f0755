import path from 'node:path';
import process from 'node:process';
import { GeneratorError } from './generator/GeneratorError.ts';
import { newRemote } from './generator/newRemote.ts';
import { readCommand } from './generator/readCommand.ts';

const USAGE = 'npm run new:remote <name> [-- --label <中文名>], for example npm run new:remote ticket -- --label 票务';

try {
  const { names, options } = readCommand(process.argv.slice(2), { names: 1, options: ['label'], usage: USAGE });
  const [name = ''] = names;
  const written = newRemote(path.resolve(import.meta.dirname, '..'), name, options['label']);
  console.log(`written:\n${written.map((file) => `  ${file}`).join('\n')}

Next:
  npm start                         # builds and publishes it; the page is in the menu of admin
  npm run dev -- ${name}            # with updates in place
  npm run new:screen ${name} <name> # a list with its editor`);
} catch (error) {
  if (!(error instanceof GeneratorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
