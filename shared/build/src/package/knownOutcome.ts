import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const fileOf = (folder: string, mark: string): string => path.join(folder, '.known', mark);

/** What `rememberOutcome` was told of these sources, or null. */
export function knownOutcome(folder: string, mark: string): string | null {
  const file = fileOf(folder, mark);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Writes down, below `folder`, what building the sources with this mark came to, so that it need not be built to be known. */
export function rememberOutcome(folder: string, mark: string, outcome: string): void {
  const file = fileOf(folder, mark);
  mkdirSync(path.dirname(file), { recursive: true });
  // Whole or not at all, for others may be reading.
  writeFileSync(`${file}.${process.pid}`, outcome);
  renameSync(`${file}.${process.pid}`, file);
}
