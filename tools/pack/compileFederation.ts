import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from './packedManifest.ts';

/** What runs besides the package's entries: the command, and the loader that rspack calls by its path. */
const FURTHER_ENTRIES = ['./src/cli/main.ts', './src/preset/styleLayerLoader.ts'];

/** Whoever uses the preset has these, and they must be the same ones. */
const PEERS = new Set(['react', 'react-dom', 'react-router']);

/**
 * Compiles `federation` into a folder `lib`, file by file, with declarations.
 * @returns its manifest, with entries of what was written and dependencies on all that it imports
 * @throws Error with the compiler's messages
 */
export function compileFederation(root: string, manifest: Manifest, lib: string): Manifest {
  const entries = Object.values(manifest.exports).filter((entry) => typeof entry === 'string');
  // Spelt out: a list of files goes with no configuration, and only what the entries lead to is wanted, no tests.
  const options = `--outDir ${lib} --rootDir src --declaration --rewriteRelativeImportExtensions --target es2023 --module esnext
    --moduleResolution bundler --lib esnext,dom,dom.iterable --types node --jsx react-jsx --strict --exactOptionalPropertyTypes
    --noUncheckedIndexedAccess --verbatimModuleSyntax --skipLibCheck --ignoreConfig`.split(/\s+/);
  execFileSync(path.join(root, 'node_modules/.bin/tsc'), [...options, ...entries, ...FURTHER_ENTRIES], {
    cwd: path.join(root, 'shared/federation'),
    encoding: 'utf8',
    stdio: 'pipe',
  });
  const sources = globSync('**/*.{js,d.ts}', { cwd: lib }).map((file) => readFileSync(path.join(lib, file), 'utf8'));
  const needed = Object.entries(manifest.devDependencies ?? {}).filter(([name]) => isImported(sources, name));
  const wanted = (isPeer: boolean) => Object.fromEntries(needed.filter(([name]) => PEERS.has(name) === isPeer));
  return {
    ...manifest,
    bin: { mfe: './lib/cli/main.js' },
    exports: Object.fromEntries(Object.entries(manifest.exports).map(([entry, file]) => [entry, compiledEntry(String(file))])),
    dependencies: wanted(false),
    peerDependencies: wanted(true),
  };
}

function compiledEntry(source: string): Readonly<Record<string, string>> {
  const file = source.replace('./src/', './lib/').replace(/\.tsx?$/, '');
  return { types: `${file}.d.ts`, default: `${file}.js` };
}

/** Whether compiled files import a package, or write a module that does. */
function isImported(sources: readonly string[], name: string): boolean {
  const imports = new RegExp(String.raw`\b(?:from|import) ?\(?['"]${name}['"/]`);
  return sources.some((source) => imports.test(source));
}
