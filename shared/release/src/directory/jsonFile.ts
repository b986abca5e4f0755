import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { CommandError } from '../error/CommandError.ts';

/**
 * Replaces a file at once, so that a reader sees the old content or the new one and never a part, after a power cut, too: the content is
 * on the disk before it has the name.
 */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, content, { flush: true });
  renameSync(part, file);
  syncFolder(folder);
}

/** Has the disk know the names in a folder. */
function syncFolder(folder: string): void {
  // Windows opens no folders, and writes names through.
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
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
