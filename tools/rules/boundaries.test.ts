import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const root = path.resolve(import.meta.dirname, '../..');

/** Where the import stands, what is imported, and what the linter says of it. */
const FORBIDDEN = [
  ['host/src/console/x.ts', '@zhilv/remote-bpm', 'pages come through the registry'],
  ['host/src/console/x.ts', '@zhilv/server', 'pages come through the registry'],
  ['host/src/console/x.ts', '@zhilv/crud', 'pages come through the registry'],
  ['standalone/src/x.ts', '@zhilv/remote-bpm', 'A shell names no remote'],
  ['standalone/src/x.ts', '@zhilv/host', 'A shell names no remote'],
  ['remote-bpm/src/model/x.ts', '@zhilv/remote-mall/pages', 'A remote knows no host'],
  ['remote-bpm/src/model/x.ts', '@zhilv/host', 'A remote knows no host'],
  ['remote-bpm/src/model/x.ts', '@zhilv/loader', 'Loading is the business of the shell'],
  ['remote-public/src/home/x.ts', '@zhilv/site/renderer', 'Loading is the business of the shell'],
  ['remote-bpm/src/model/x.ts', '../form/Form.tsx', 'does not reach into its sibling'],
  ['remote-bpm/src/designer/toolbar/x.ts', '../../form/Form.tsx', 'does not reach into its sibling'],
  ['remote-bpm/src/parts/diagram/x.ts', '../../form/Form.tsx', 'does not reach into its sibling'],
  ['remote-bpm/src/designer/panel/listener/x.ts', '../../../form/Form.tsx', 'does not reach into its sibling'],
  ['remote-bpm/src/designer/panel/listener/x.ts', '@zhilv/remote-mall/pages', 'A remote knows no host'],
  ['remote-mall/src/spu/x.ts', '@douyinfe/semi-ui-19/lib/es/button', 'Semi comes through @zhilv/ui'],
  ['shared/contract/src/x.ts', '@zhilv/platform', 'contract stands alone'],
  ['shared/platform/src/x.ts', '@zhilv/ui/button', 'platform imports contract and site/refused-pictures only'],
  ['shared/platform/src/x.ts', '@zhilv/site/addresses', 'the rest is about public pages'],
  ['shared/ui/src/button/x.tsx', '@zhilv/crud', 'ui imports contract, platform and format only'],
  ['shared/ui/src/button/x.tsx', '@douyinfe/semi-ui-19', 'Import single components'],
  ['shared/crud/src/x.ts', '@zhilv/release/schema', 'crud imports contract, platform, ui and format only'],
  ['remote-bpm/src/model/x.ts', '@zhilv/loader/mount', 'Loading is the business of the shell'],
  ['host/src/console/x.ts', '@zhilv/build', 'pages come through the registry'],
  ['shared/site/src/x.ts', '@zhilv/release/schema', 'site stands alone'],
  ['shared/release/src/x.ts', '@zhilv/loader', 'release imports site only'],
  ['shared/release/src/x.ts', '@zhilv/contract', 'release imports site only'],
  ['shared/loader/src/x.ts', '@zhilv/contract', 'loader imports release only'],
  ['shared/embed/src/x.ts', '@zhilv/platform', 'embed imports release and loader only'],
  ['shared/build/src/x.ts', '@zhilv/contract', 'build imports release and site only'],
  ['shared/format/src/x.ts', '@zhilv/contract', 'format stands alone'],
  ['server/src/x.ts', '@zhilv/platform', 'never a front end'],
  ['server/src/x.ts', '@zhilv/loader', 'neither builds nor loads'],
  ['server/src/x.ts', '@zhilv/site/renderer', 'nor draws'],
  ['e2e/x.ts', '@zhilv/platform', 'see the product from outside'],
  ['bench/src/x.ts', '@zhilv/crud', 'see the product from outside'],
  ['e2e/x.ts', '@zhilv/testing/page/render-page', 'the product is seen from outside here'],
  ['host/src/console/x.ts', '@zhilv/ui/src/button/Button.tsx', 'by the entries its package.json exports'],
  ['host/src/console/x.ts', '../../../shared/ui/src/button/Button.tsx', 'by its name (@zhilv/…)'],
] as const;

const ALLOWED = [
  ['host/src/console/x.ts', '@zhilv/loader'],
  ['host/rspack.config.ts', '@zhilv/build'],
  ['shared/release/src/documents/x.ts', '@zhilv/site/head'],
  ['shared/loader/src/x.ts', '@zhilv/release/schema'],
  ['shared/embed/src/x.ts', '@zhilv/loader/embedding'],
  ['shared/platform/src/x.ts', '@zhilv/site/refused-pictures'],
  ['standalone/src/x.ts', '@zhilv/loader'],
  ['host/src/console/sidebar/x.ts', '../tab/tabAtoms.ts'],
  ['remote-bpm/src/model/x.ts', '../parts/diagram/DiagramCanvas.tsx'],
  ['remote-bpm/src/designer/toolbar/x.ts', '../../parts/diagram/DiagramCanvas.tsx'],
  ['remote-bpm/src/designer/toolbar/x.ts', '../save/useSave.ts'],
  ['remote-bpm/src/designer/panel/listener/x.ts', '../../../parts/diagram/DiagramCanvas.tsx'],
  ['remote-bpm/src/designer/panel/listener/x.ts', '../../save/useSave.ts'],
  ['remote-bpm/src/model/x.ts', './ModelPage.tsx'],
  ['remote-bpm/src/pages.ts', '@zhilv/release/pages'],
  ['remote-mall/src/property/x.ts', '@zhilv/ui/button'],
  ['remote-mall/src/property/x.ts', '@zhilv/format'],
  ['shared/ui/src/button/x.tsx', '@zhilv/format'],
  ['shared/ui/src/button/x.tsx', '@douyinfe/semi-ui-19/lib/es/button'],
  ['server/src/x.ts', '@zhilv/release/site-directory'],
  ['server/src/x.ts', '@zhilv/site/rendering-outcome'],
  ['e2e/x.ts', '@zhilv/contract/system'],
  ['e2e/soak/x.ts', '@zhilv/testing/soak'],
  ['e2e/soak/x.ts', '@zhilv/testing/soak/seeded-random'],
  ['bench/src/x.ts', '@zhilv/e2e/product'],
] as const;

const Report = z.object({
  diagnostics: z.array(z.object({ filename: z.string(), code: z.string(), help: z.optional(z.string()) })),
});

const folder = mkdtempSync(path.join(tmpdir(), 'zhilv-boundaries-'));
let diagnostics: z.infer<typeof Report>['diagnostics'];

// The tree has the shape of the real one, so that the test is about the configuration that guards that.
beforeAll(() => {
  cpSync(path.join(root, 'oxlint.config.ts'), path.join(folder, 'oxlint.config.ts'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const files = [...FORBIDDEN, ...ALLOWED].map(([file, specifier]) => [importing(file, specifier), specifier] as const);
  for (const [file, specifier] of files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, `export { x } from '${specifier}';\n`);
  }
  // One call for all: starting the linter takes longer than what it does.
  const oxlint = path.join(root, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--format', 'json', ...files.map(([file]) => file)], { cwd: folder, encoding: 'utf8' });
  ({ diagnostics } = Report.parse(JSON.parse(stdout)));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Gives the file `x` of a case a name of its own. */
const importing = (file: string, specifier: string): string =>
  file.replace(/\bx(?=\.tsx?$)/, `x${specifier.replaceAll(/\W+/g, '-')}`);

/** Gives the linter's messages about the import. */
const findings = (file: string, specifier: string): readonly string[] =>
  diagnostics
    .filter(({ filename, code }) => filename === importing(file, specifier) && code.includes('no-restricted-imports'))
    .map(({ help = '' }) => help);

describe('a forbidden import is refused with the right way', () => {
  it.each(FORBIDDEN)('%s importing %s', (file, specifier, message) => {
    expect(findings(file, specifier)).toEqual([expect.stringContaining(message)]);
  });
});

describe('an allowed import passes', () => {
  it.each(ALLOWED)('%s importing %s', (file, specifier) => {
    expect(findings(file, specifier)).toEqual([]);
  });
});

it("leaves tests' scaffolding to tests", () => {
  const sources = globSync('{host,standalone,server,remote-*,shared/*}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/test/i.test(path.basename(file)) && !file.startsWith('shared/testing/'),
  );

  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => /'@zhilv\/testing\//.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

it('leaves the shells without the name of any remote', () => {
  const remotes = globSync('remote-*', { cwd: root }).map((name) => name.replace('remote-', ''));
  const names = new RegExp(`remote[-_](${remotes.join('|')})`);
  const sources = globSync('{host,standalone}/{src/**/*.{ts,tsx},*.ts}', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );

  expect(sources).toContain('host/rspack.config.ts');
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.filter((file) => names.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});
