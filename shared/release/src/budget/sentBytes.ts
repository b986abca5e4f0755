import { statSync } from 'node:fs';
import path from 'node:path';

/** Gives how many bytes a gateway sends for a file of the published release in `directory`: those of its brotli twin if any. */
export const sentBytes =
  (directory: string) =>
  (file: string): number => {
    const plain = path.join(directory, file);
    return (statSync(`${plain}.br`, { throwIfNoEntry: false }) ?? statSync(plain)).size;
  };
