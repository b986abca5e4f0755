import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Pages of the public site are in no shadow root yet. */
const SOURCES = '{shared/ui,shared/crud,shared/loader,remote-!(public)}/src/**/*.{ts,tsx}';

it('components find the focus where they are: around a shadow root the document knows its host alone', () => {
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
  const asking = files.filter((file) => /ocument\.activeElement|\{ activeElement \} = document/.test(text(file)));

  expect(files.length).toBeGreaterThan(100);
  expect(asking, 'use focusedIn of @zhilv/ui/focus').toEqual(['shared/ui/src/focus/focusedIn.ts']);
});

const text = (file: string): string => readFileSync(path.join(root, file), 'utf8');
