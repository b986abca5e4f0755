import path from 'node:path';
import process from 'node:process';
import { GeneratorError } from './generator/GeneratorError.ts';
import { newScreen } from './generator/newScreen.ts';
import { readCommand } from './generator/readCommand.ts';

const USAGE =
  "npm run new:screen <remote> <name> [-- --label <中文名> --fields '<name>:<kind>[:<中文名>],…'], for example\n" +
  "  npm run new:screen ticket visitor-group -- --label 团队 --fields 'name:text,size:number:人数,status:dict=common_status,remark:longText'";

try {
  const { names, options } = readCommand(process.argv.slice(2), { names: 2, options: ['label', 'fields'], usage: USAGE });
  const [remote = '', name = ''] = names;
  const root = path.resolve(import.meta.dirname, '..');
  const written = newScreen(root, { remote, name, label: options['label'], fields: options['fields'] });
  console.log(`written:\n${written.map((file) => `  ${file}`).join('\n')}

Next:
  npm start         # migrates, seeds the menu rows, builds and publishes
  npm test          # covers the screen already; what the test of its page says is yours to extend`);
} catch (error) {
  if (!(error instanceof GeneratorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
