import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { reachOfPages } from './reachOfPages.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'zhilv-reach-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const FILES = {
  'list/list.route.ts': `import { rows } from '../parts/rows.ts';\nexport * from './ListPage.tsx';`,
  'list/ListPage.tsx': `import './list.css';\nconst later = () => import(/* webpackChunkName: "later" */ './later.ts');`,
  'list/later.ts': `import { screen } from '@zhilv/crud/screen';\nimport type { Row } from "../parts/rows";\nimport '../list/list.route.ts';`,
  'list/newest.slot.ts': `export { rows as newest } from '../parts';`,
  'parts/rows.ts': `export const rows = [];`,
  'parts/index.ts': `export * from './rows.ts';`,
  'parts/unused.ts': `import { call } from '@zhilv/platform';`,
};

it('follows the imports of each page and slot, later ones and those without an ending too, and circles once', () => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.join(directory, 'src', path.dirname(file)), { recursive: true });
    writeFileSync(path.join(directory, 'src', file), text);
  }

  const reach = reachOfPages({
    directory,
    pages: { 'a/list': { module: './list/list.route.ts' } },
    slots: { 'a/newest': { module: './list/newest.slot.ts', slot: 'home.card', size: 'small', order: 1 } },
  });

  const byFile = Object.fromEntries(
    [...reach].map(([file, keys]) => [
      path.isAbsolute(file) ? path.relative(path.join(directory, 'src'), file) : file,
      [...keys],
    ]),
  );
  expect(byFile).toEqual({
    'list/list.route.ts': ['a/list'],
    'list/ListPage.tsx': ['a/list'],
    'list/later.ts': ['a/list'],
    '@zhilv/crud': ['a/list'],
    'list/newest.slot.ts': ['a/newest'],
    'parts/rows.ts': ['a/list', 'a/newest'],
    'parts/index.ts': ['a/newest'],
  });
});
