import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { faultOf, parseFile, writeAtomically } from './jsonFile.ts';

/** A JSON file of the site directory that has its last good content beside it, for the day on which it cannot be read. */
export interface KeptFile<T> {
  readonly name: string;
  readonly keptName: string;
  readonly schema: { parse(value: unknown): T };
}

/**
 * Reads a file, or the one that was kept where it cannot be read. Null where neither is there.
 * @throws CommandError of the file itself when neither can be read.
 */
export function readKept<T>(siteDirectory: string, { name, keptName, schema }: KeptFile<T>): T | null {
  const file = path.join(siteDirectory, name);
  const kept = path.join(siteDirectory, keptName);
  try {
    return parseFile(file, schema);
  } catch (error) {
    if (existsSync(kept) && faultOf(kept, schema) === null) return parseFile(kept, schema);
    if (existsSync(file) || existsSync(kept)) throw error;
    return null;
  }
}

/** Says why a file cannot be read; null when it can. */
export const keptFileFault = (siteDirectory: string, { name, schema }: KeptFile<unknown>): string | null =>
  faultOf(path.join(siteDirectory, name), schema);

/** Keeps the content of a file as it is now, if it is good. */
export function keepFile(siteDirectory: string, file: KeptFile<unknown>): void {
  if (keptFileFault(siteDirectory, file) !== null) return;
  const content = readFileSync(path.join(siteDirectory, file.name), 'utf8');
  const kept = path.join(siteDirectory, file.keptName);
  if (!existsSync(kept) || readFileSync(kept, 'utf8') !== content) writeAtomically(kept, content);
}
