import path from 'node:path';
import { bundleCommand } from './bundleCommand.ts';

// npm runs this in the folder of the package that it is packing.
await bundleCommand(path.resolve('src/cli/main.ts'), path.resolve('dist'));
