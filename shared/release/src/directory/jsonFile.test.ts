import fs, { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeAtomically } from './jsonFile.ts';

const original = { ...fs };
/** The steps of writing a file, in order. */
const done: string[] = [];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'zhilv-json-'));
  done.length = 0;
  vi.spyOn(fs, 'writeFileSync').mockImplementation((file, content, options) => {
    if (typeof options === 'object' && options?.flush) done.push('the content is safe');
    original.writeFileSync(file, content, options);
  });
  vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    done.push('renamed');
    original.renameSync(from, to);
  });
  vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
    if (original.fstatSync(descriptor).isDirectory()) done.push('the name is safe');
    original.fsyncSync(descriptor);
  });
  // Modules that have imported the functions by name get these.
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true });
});

it('has the new content on the disk before it takes the old one’s place, so that a power cut leaves one of both', () => {
  const file = path.join(folder, 'registry.json');
  writeFileSync(file, 'old');

  writeAtomically(file, '{"revision":1}');

  expect(readFileSync(file, 'utf8')).toBe('{"revision":1}');
  expect(done).toEqual(['the content is safe', 'renamed', 'the name is safe']);
});
