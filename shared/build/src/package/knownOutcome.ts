import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const fileOf = (folder: string, mark: string): string => path.join(folder, '.known', mark);

/** The outcome that {@link rememberOutcome} stored for sources with this mark, or null. */
export function knownOutcome(folder: string, mark: string): string | null {
  const file = fileOf(folder, mark);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Stores, below `folder`, the outcome of building the sources with this mark, so that it is known without a build. */
export function rememberOutcome(folder: string, mark: string, outcome: string): void {
  const file = fileOf(folder, mark);
  mkdirSync(path.dirname(file), { recursive: true });
  // The file is written apart and then renamed, because another process may be reading it.
  writeFileSync(`${file}.${process.pid}`, outcome);
  renameSync(`${file}.${process.pid}`, file);
}
