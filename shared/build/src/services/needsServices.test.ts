import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { needsServices } from './needsServices.ts';

function needs(source: string): boolean {
  const directory = mkdtempSync(path.join(tmpdir(), 'zhilv-needs-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  writeFileSync(path.join(directory, 'module.ts'), source);
  return needsServices(path.join(directory, 'module.ts'));
}

it.each([
  ["import { useCan, confirm } from '@zhilv/platform';", true],
  ["import { useCan } from '@zhilv/platform';", false],
  ["import type { Model } from './model.ts';", false],
  ["const all = import('@zhilv/platform');", true],
])('tells of %j that it takes a service: %j', (source, expected) => {
  expect(needs(source)).toBe(expected);
});

it('leaves a guard alone that asks of all whether an older host has something, unless it takes a service as well', () => {
  const guard = "import * as platform from '@zhilv/platform';\nexport const has = platform.useShortcuts ?? null;\n";

  expect(needs(guard)).toBe(false);
  expect(needs(`${guard}export const { call } = platform;\n`)).toBe(true);
});
