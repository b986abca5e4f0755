import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Gives the symbolic links below a folder, and none where there is no such folder. It follows none of them, as a recursive
 * `readdir` would: what they lead to may lie outside of it, and change.
 */
export const linksIn = (directory: string): readonly string[] => (existsSync(directory) ? linksBelow(directory) : []);

const linksBelow = (directory: string): readonly string[] =>
  readdirSync(directory, { withFileTypes: true }).flatMap((one) => {
    const file = path.join(directory, one.name);
    if (one.isSymbolicLink()) return [file];
    return one.isDirectory() ? linksBelow(file) : [];
  });
