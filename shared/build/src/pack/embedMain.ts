import path from 'node:path';
import process from 'node:process';
import { baseConfiguration } from '../compiler/baseConfiguration.ts';
import { runCompiler } from '../compiler/runCompiler.ts';
import { embedConfiguration } from '../configuration/embedConfiguration.ts';

// It runs in the folder of the package, and is given the folder to write to.
const [output = ''] = process.argv.slice(2);
const directory = path.resolve();
const common = baseConfiguration({
  mode: 'production',
  directory,
  output,
  name: 'embed',
  uniqueName: 'embed',
  layer: 'host',
  scope: null,
});
await runCompiler(embedConfiguration(common, './src/index.ts'));
