import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler, Module } from '@rspack/core';
import { consumedShares } from './consumedShares.ts';
import { LIBRARY_FILE } from '../package/libraryFile.ts';
import { sharedNameProblem } from '../package/sharedNames.ts';

const PLATFORM_IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]@zhilv\/platform['"]/g;

/** The names of values that a source file imports from `platform`; types are left out. */
export function platformImports(source: string): readonly string[] {
  return [...source.matchAll(PLATFORM_IMPORT)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(/\s+as\s+/)[0] ?? name),
  );
}

/** The files of chunks by their origin, as far as a release has to name them. */
export interface ChunkFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/**
 * Reads facts from the finished compilation that are in no manifest: the shared modules that each exposed module and each entry
 * consume, the exports of `platform` in use, and the files that bring a provided shared module.
 */
export class GraphReader {
  /** Share keys that a source module consumes, by its path from the package's folder (`./.generated/…`, `./src/…`). */
  readonly sharesOf = new Map<string, readonly string[]>();
  readonly platformExports = new Set<string>();
  /** Files that bring each exposed page and slot, by the path of its generated module (`./.generated/…`). */
  readonly exposedFiles = new Map<string, ChunkFiles>();
  /** Files that bring each provided shared module, by share key. */
  readonly providedFiles = new Map<string, ChunkFiles>();
  /** The runtime's name for each stylesheet that it loads, by file. */
  readonly styleNames = new Map<string, string>();

  readonly #entries: ReadonlySet<string>;

  /** @param entries modules that documents start with, from the package's folder (`./src/…`) */
  constructor(entries: readonly string[]) {
    this.#entries = new Set(entries);
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('GraphReader', (compilation) => {
      // This hook comes before modules are concatenated, after which the graph does not show the imports of a single one.
      compilation.hooks.finishModules.tap('GraphReader', (modules) => {
        for (const module of modules) this.#readSource(compilation, module);
      });
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'GraphReader', stage }, () => {
        for (const module of compilation.modules) {
          this.#readShare(compilation, module);
          this.#readExposed(compilation, module);
        }
        for (const { id, files } of compilation.chunks) {
          for (const file of files) if (file.endsWith('.css') && id !== null) this.styleNames.set(file, `chunk-${id}`);
        }
      });
    });
  }

  #readSource(compilation: Compilation, module: Module): void {
    const resource = resourceOf(module);
    if (LIBRARY_FILE.test(resource) || !/\.tsx?$/.test(resource)) return;
    const file = packagePath(compilation, resource);
    if (file.startsWith('./.generated/') || this.#entries.has(file)) {
      this.sharesOf.set(file, consumedShares(compilation, module));
    }
    const source = readFileSync(resource, 'utf8');
    for (const name of platformImports(source)) this.platformExports.add(name);
    const problem = sharedNameProblem(file, source);
    // A thrown error would end the watching of a development build.
    if (problem !== null) compilation.errors.push(new Error(problem));
  }

  #readExposed(compilation: Compilation, module: Module): void {
    const files = smallestGroup(compilation, module);
    if (files.length === 0) return; // It was concatenated into another module, which has the chunk.
    const parts = [module, ...('modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [])];
    for (const file of parts.map((part) => packagePath(compilation, resourceOf(part)))) {
      if (file.startsWith('./.generated/')) this.exposedFiles.set(file, split(files));
    }
  }

  #readShare(compilation: Compilation, module: Module): void {
    const key = /^provide (?:shared )?module \(default\) (.+?)@[^@\s]* = /.exec(module.identifier())?.[1];
    if (!key) return;
    // These are the files that the runtime fetches for the share; the same module may lie in other chunks too.
    for (const block of module.blocks) {
      this.providedFiles.set(key, split(compilation.chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? []));
    }
  }
}

/** The file of a module; empty for a module without one. */
export const resourceOf = (module: Module): string =>
  'resource' in module && typeof module.resource === 'string' ? module.resource : '';

/** A file's path from the package's folder (`./src/…`). */
const packagePath = (compilation: Compilation, file: string): string =>
  `./${path.relative(compilation.compiler.context, file).replaceAll(path.sep, '/')}`;

/** Files of the smallest group of chunks that brings `module`: what is fetched when nothing else asks for it. */
function smallestGroup(compilation: Compilation, module: Module): readonly string[] {
  const groups = [...compilation.chunkGraph.getModuleChunksIterable(module)].flatMap((chunk) => [...chunk.groupsIterable]);
  const files = groups.filter((group) => !group.isInitial()).map((group) => [...group.getFiles()]);
  // Groups of equal size are sorted by name, because the bundler gives them in the order in which its threads finish.
  return files.sort((one, other) => one.length - other.length || (one.join() < other.join() ? -1 : 1))[0] ?? [];
}

const split = (files: readonly string[]): ChunkFiles => ({
  js: files.filter((file) => file.endsWith('.js')),
  css: files.filter((file) => file.endsWith('.css')),
});
