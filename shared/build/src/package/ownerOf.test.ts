import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileInPackage } from './fileInPackage.ts';
import { isWithin, ownerOf } from './ownerOf.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'zhilv-owner-'));
  for (const [place, manifest] of Object.entries({
    'shared/ui': { name: '@zhilv/ui', zhilv: { layer: 'ui', apart: ['src/tree'] } },
    'shared/ui/src/legacy': { type: 'commonjs' },
    'node_modules/.pnpm/zod@4/node_modules/zod': { name: 'zod' },
  })) {
    mkdirSync(path.join(folder, place), { recursive: true });
    writeFileSync(path.join(folder, place, 'package.json'), JSON.stringify(manifest));
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('tells what the package of a file says of itself, past a package.json that names none', () => {
  expect(ownerOf(path.join(folder, 'shared/ui/src/legacy/a.js'))).toEqual({
    name: '@zhilv/ui',
    place: 'src/legacy/a.js',
    zhilv: { layer: 'ui', apart: ['src/tree'], bundled: [] },
  });
  expect(ownerOf(path.join(folder, 'elsewhere/a.js'))).toBeNull();
});

it('names a file by its package, wherever that is installed', () => {
  expect(fileInPackage(path.join(folder, 'shared/ui/src/tree/Tree.tsx'))).toBe('@zhilv/ui/src/tree/Tree.tsx');
  expect(fileInPackage(path.join(folder, 'node_modules/@zhilv/ui/src/tree/Tree.tsx'))).toBe('@zhilv/ui/src/tree/Tree.tsx');
  expect(fileInPackage(path.join(folder, 'node_modules/.pnpm/zod@4/node_modules/zod/mini/index.js'))).toBe('zod/mini/index.js');
});

it('takes whole names of folders', () => {
  expect(isWithin('src/tree/Tree.tsx', ['src/tree'])).toBe(true);
  expect(isWithin('src/tokens.css', ['src/tokens.css'])).toBe(true);
  expect(isWithin('src/treeSelect/TreeSelect.tsx', ['src/tree'])).toBe(false);
});
