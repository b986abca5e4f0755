import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '..');
const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !/\.test\.tsx?$/.test(file));
const texts = new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));

const found = (file: string, pattern: RegExp): readonly string[] =>
  [...(texts.get(file) ?? '').matchAll(pattern)].map(([, from = '']) =>
    from.startsWith('.') ? path.join(path.dirname(file), from) : from,
  );

/** Everything that comes with `file`: files of the kit by their paths, other packages' entries by their names. */
function comesWith(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of found(file, /^(?:import|export) (?!type )[^;]*? from '([^']+)';/gm)) comesWith(next, seen);
  return seen;
}

it('brings nothing with a list that is loaded later, such as forms, dialogs and the calendar', () => {
  const later = files.flatMap((file) => found(file, /\bimport\('([^']+)'\)/g));
  const atOnce = comesWith('index.ts');

  expect(later).toEqual(expect.arrayContaining(['editor/EditorForm.tsx', '@zhilv/ui/modal', '@zhilv/ui/date-picker']));
  expect(atOnce).toContain('editor/FormModal.tsx');
  expect(later.filter((part) => atOnce.has(part))).toEqual([]);
});
