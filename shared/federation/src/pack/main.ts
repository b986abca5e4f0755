import path from 'node:path';
import { bundleCommand } from './bundleCommand.ts';

const root = path.resolve(import.meta.dirname, '../..');
await bundleCommand(path.join(root, 'src/cli/main.ts'), path.join(root, 'dist'));
