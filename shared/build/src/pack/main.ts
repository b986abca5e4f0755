import path from 'node:path';
import { bundleCommand } from './bundleCommand.ts';

// npm runs this script in the folder of the package that it packs.
await bundleCommand(path.resolve('src/cli/main.ts'), path.resolve('dist'));
