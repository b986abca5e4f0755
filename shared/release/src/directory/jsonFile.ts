import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../error/CommandError.ts';

/** Replaces a file at once, so that a reader sees the old content or the new one and never a part. */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
}

/**
 * Reads a JSON file by its schema.
 * @throws CommandError for a file that is not there, is cut short, or is of another shape.
 */
export function parseFile<T>(file: string, schema: { parse(value: unknown): T }): T {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new CommandError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      'refused',
      'unreadable',
    );
  }
}
