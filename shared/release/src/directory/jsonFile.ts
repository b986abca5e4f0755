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

/** Says why a JSON file cannot be read by its schema; null when it can. */
export function faultOf(file: string, schema: { parse(value: unknown): unknown }): string | null {
  try {
    parseFile(file, schema);
    return null;
  } catch (error) {
    if (error instanceof CommandError) return error.message;
    throw error;
  }
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
