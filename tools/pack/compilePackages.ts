import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Manifest } from './packedManifest.ts';

/** These run besides a package's entries: the command, and the loader that rspack calls by its path. */
const FURTHER_ENTRIES = ['./src/cli/main.ts', './src/style/styleLayerLoader.ts'];

/** The user of the packages brings these, because there may be only one copy of each. */
const PEERS = new Set(['react', 'react-dom', 'react-router']);

/**
 * Compiles packages, given by their folders, file by file and with declarations. They import one another, so it is done at once.
 * @returns a folder with what was written, below the packages' own paths; whoever asked removes it
 * @throws Error with the compiler's messages
 */
export function compilePackages(root: string, directories: readonly string[]): string {
  const output = mkdtempSync(path.join(tmpdir(), 'zhilv-compiled-'));
  const entries = directories.flatMap((directory) => {
    const { exports = {} } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as Manifest;
    return [...Object.values(exports).map(String), ...FURTHER_ENTRIES]
      .map((entry) => path.join(directory, entry))
      .filter((file) => existsSync(file));
  });
  // The options are spelt out, because a list of files goes with no configuration; the list keeps tests out. One thread
  // compiles, because several would write the members of a declared union in varying order.
  const options = `--outDir ${output} --rootDir ${root} --declaration --rewriteRelativeImportExtensions --target es2023
    --module esnext --moduleResolution bundler --lib esnext,dom,dom.iterable --types node --jsx react-jsx --strict
    --exactOptionalPropertyTypes --noUncheckedIndexedAccess --verbatimModuleSyntax --skipLibCheck --ignoreConfig --singleThreaded`.split(
    /\s+/,
  );
  execFileSync(path.join(root, 'node_modules/.bin/tsc'), [...options, ...entries], {
    cwd: directories[0],
    encoding: 'utf8',
    stdio: 'pipe',
  });
  return output;
}

/** The manifest of a package that was compiled into `lib`: entries of what was written, and dependencies on all that it imports. */
export function compiledManifest(manifest: Manifest, lib: string): Manifest {
  const written = globSync('**/*.{js,d.ts}', { cwd: lib }).map((file) => readFileSync(path.join(lib, file), 'utf8'));
  // The repository bundles these into the command, where they are dependencies of development.
  const known = { ...manifest.devDependencies, ...manifest.dependencies };
  const needed = Object.entries(known).filter(
    ([name]) => Object.hasOwn(manifest.dependencies ?? {}, name) || isImported(written, name),
  );
  const wanted = (isPeer: boolean) => Object.fromEntries(needed.filter(([name]) => PEERS.has(name) === isPeer));
  return {
    ...manifest,
    ...(manifest.bin && { bin: { mfe: './lib/cli/main.js' } }),
    exports: Object.fromEntries(
      Object.entries(manifest.exports ?? {}).map(([entry, file]) => [entry, compiledEntry(String(file))]),
    ),
    dependencies: wanted(false),
    peerDependencies: wanted(true),
  };
}

function compiledEntry(source: string): Readonly<Record<string, string>> {
  const file = source.replace('./src/', './lib/').replace(/\.tsx?$/, '');
  return { types: `${file}.d.ts`, default: `${file}.js` };
}

/** Tells whether compiled files import a package, or write a module that does. */
function isImported(sources: readonly string[], name: string): boolean {
  const imports = new RegExp(String.raw`\b(?:from|import) ?\(?['"]${name}['"/]`);
  return sources.some((source) => imports.test(source));
}
