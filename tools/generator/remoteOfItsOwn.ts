import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GeneratedFile } from '@zhilv/server/template';
import { readCatalog } from '../pack/packedManifest.ts';
import type { PackedPackage } from '../pack/packShared.ts';
import { ciScript } from './ciScript.ts';
import { ownReadme } from './ownReadme.ts';
import { remoteSources } from './remoteSources.ts';

/** The facts that a remote outside this repository is made from. */
export interface OwnRemoteDescription {
  /** `ticket` */
  readonly name: string;
  /** Its name for people: 票务. */
  readonly label: string;
  /** The packages that it is built with, which lie in its folder `packages`. */
  readonly packages: readonly PackedPackage[];
}

/** The tarballs lie below this folder. */
export const PACKAGES_FOLDER = 'packages';

const PEERS = ['react', 'react-dom', 'react-router'];
const TOOLS = ['@types/react', '@types/react-dom', 'node', 'typescript', 'vitest'];

/** A remote that is installed, checked, tested, built and published from its folder alone. Paths are from there. */
export const remoteOfItsOwn = (root: string, remote: OwnRemoteDescription): readonly GeneratedFile[] => [
  { path: 'package.json', text: manifest(root, remote) },
  { path: 'tsconfig.json', text: compilerOptions(root) },
  { path: 'vitest.config.ts', text: TEST_CONFIGURATION },
  { path: '.gitignore', text: 'node_modules/\ndist/\n.generated/\n' },
  // Some of what is installed asks for a newer Node than the one that npm runs with, and gets it.
  { path: '.npmrc', text: 'engine-strict=false\n' },
  { path: 'ci.sh', text: ciScript(remote.name) },
  { path: 'README.md', text: ownReadme(remote) },
  ...remoteSources({ ...remote, inMenu: false }),
  { path: 'src/overview/OverviewPage.test.tsx', text: pageTest(remote.label) },
];

function manifest(root: string, { name, packages }: OwnRemoteDescription): string {
  const catalog = readCatalog(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8'));
  const pinned = (names: readonly string[]) => Object.fromEntries(names.map((one) => [one, catalog.get(one)]));
  const ours = packages.map(({ name: one, file }) => [one, `file:${PACKAGES_FOLDER}/${path.basename(file)}`]);
  return JSON.stringify(
    {
      name: `remote-${name}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: {
        dev: 'mfe dev',
        standalone: 'mfe standalone',
        check: 'tsc',
        test: 'vitest run',
        build: 'mfe build .',
        mfe: 'mfe',
        update: 'mfe update',
        ci: 'sh ci.sh',
      },
      // Of the Node that npm runs with; what is installed brings the one that the scripts run with.
      engines: { node: '>=20' },
      dependencies: { ...Object.fromEntries(ours), ...pinned(PEERS) },
      devDependencies: pinned(TOOLS),
      // It brings the Node that builds.
      allowScripts: { node: true },
    },
    null,
    2,
  );
}

/** Gives the repository's compiler options, because the packages are checked with the remote. */
function compilerOptions(root: string): string {
  const base = JSON.parse(readFileSync(path.join(root, 'tsconfig.base.json'), 'utf8')) as { readonly compilerOptions: object };
  const own = { lib: ['es2023', 'dom', 'dom.iterable'], types: [] };
  return JSON.stringify({ compilerOptions: { ...base.compilerOptions, ...own }, include: ['src'] }, null, 2);
}

const TEST_CONFIGURATION = `import { defineConfig } from 'vitest/config';

export default defineConfig({
  // They are TypeScript, which Node does not run from where packages are installed.
  test: { server: { deps: { inline: [/@zhilv/] } } },
});
`;

const pageTest = (label: string): string => `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OverviewPage } from './OverviewPage.tsx';

it('says what it is', () => {
  expect(renderToStaticMarkup(<OverviewPage />)).toContain('${label}概览');
});
`;
