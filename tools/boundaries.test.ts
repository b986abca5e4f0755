import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
let folder: string;

// A tree of the same shape, so that what is tested is the configuration that guards the real one.
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'zhilv-boundaries-'));
  cpSync(path.join(root, 'oxlint.config.ts'), path.join(folder, 'oxlint.config.ts'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the linter says of a file at `file` that imports `specifier`. */
function lint(file: string, specifier: string): string {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `export { x } from '${specifier}';\n`);
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/oxlint'), [file], { cwd: folder, encoding: 'utf8' });
  rmSync(target);
  return stdout;
}

describe('a forbidden import is refused with the right way', () => {
  it.each([
    ['host/src/console/x.ts', '@zhilv/remote-bpm', 'pages come through the registry'],
    ['host/src/console/x.ts', '@zhilv/server', 'pages come through the registry'],
    ['host/src/console/x.ts', '@zhilv/crud', 'pages come through the registry'],
    ['standalone/src/x.ts', '@zhilv/remote-bpm', 'A shell names no remote'],
    ['standalone/src/x.ts', '@zhilv/host', 'A shell names no remote'],
    ['remote-bpm/src/model/x.ts', '@zhilv/remote-mall/pages', 'A remote knows no host'],
    ['remote-bpm/src/model/x.ts', '@zhilv/host', 'A remote knows no host'],
    ['remote-bpm/src/model/x.ts', '@zhilv/federation/loader', 'Loading is the business of the shell'],
    ['remote-public/src/home/x.ts', '@zhilv/federation/site-renderer', 'Loading is the business of the shell'],
    ['remote-bpm/src/model/x.ts', '../form/Form.tsx', 'does not reach into its sibling'],
    ['remote-mall/src/spu/x.ts', '@douyinfe/semi-ui-19/lib/es/button', 'Semi comes through @zhilv/ui'],
    ['shared/contract/src/x.ts', '@zhilv/platform', 'contract stands alone'],
    ['shared/platform/src/x.ts', '@zhilv/ui/button', 'platform imports contract only'],
    ['shared/ui/src/button/x.tsx', '@zhilv/crud', 'ui imports contract and platform only'],
    ['shared/ui/src/button/x.tsx', '@douyinfe/semi-ui-19', 'Import single components'],
    ['shared/crud/src/x.ts', '@zhilv/federation/schema', 'crud imports contract, platform and ui only'],
    ['shared/federation/src/loader/x.ts', '@zhilv/contract', 'federation stands alone'],
    ['server/src/x.ts', '@zhilv/platform', 'never a front end'],
    ['server/src/x.ts', '@zhilv/federation/loader', 'neither builds nor loads'],
    ['server/src/x.ts', '@zhilv/federation/site-renderer', 'nor draws'],
    ['e2e/x.ts', '@zhilv/platform', 'see the product from outside'],
    ['bench/src/x.ts', '@zhilv/crud', 'see the product from outside'],
    ['host/src/console/x.ts', '@zhilv/ui/src/button/Button.tsx', 'by the entries its package.json exports'],
    ['host/src/console/x.ts', '../../../shared/ui/src/button/Button.tsx', 'by its name (@zhilv/…)'],
  ])('%s importing %s', (file, specifier, message) => {
    expect(lint(file, specifier)).toContain(message);
  });
});

describe('an allowed import passes', () => {
  it.each([
    ['host/src/console/x.ts', '@zhilv/federation/loader'],
    ['standalone/src/x.ts', '@zhilv/federation/loader'],
    ['host/src/console/menu/x.ts', '../tab/tabAtoms.ts'],
    ['remote-bpm/src/model/x.ts', '../parts/Diagram.tsx'],
    ['remote-bpm/src/model/x.ts', './ModelPage.tsx'],
    ['remote-bpm/src/pages.ts', '@zhilv/federation/pages'],
    ['remote-mall/src/property/x.ts', '@zhilv/ui/button'],
    ['shared/ui/src/button/x.tsx', '@douyinfe/semi-ui-19/lib/es/button'],
    ['server/src/x.ts', '@zhilv/federation/release-directory'],
    ['server/src/x.ts', '@zhilv/federation/rendered-site'],
    ['e2e/x.ts', '@zhilv/contract/system'],
    ['bench/src/x.ts', '@zhilv/e2e/site'],
  ])('%s importing %s', (file, specifier) => {
    expect(lint(file, specifier)).not.toContain('no-restricted-imports');
  });
});

it('leaves the shells without the name of any remote', () => {
  const remotes = globSync('remote-*', { cwd: root }).map((name) => name.replace('remote-', ''));
  const names = new RegExp(`remote[-_](${remotes.join('|')})`);
  const sources = globSync('{host,standalone}/{src,rspack.config.ts}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );

  expect(sources.length).toBeGreaterThan(20);
  expect(sources.filter((file) => names.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});
