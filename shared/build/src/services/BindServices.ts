import { createHash } from 'node:crypto';
import path from 'node:path';
import { type Compilation, type Compiler, type Module, rspack } from '@rspack/core';
import type { BuildPlan } from '@zhilv/release/build-plan';
import { exportedNames } from '../package/exportedNames.ts';
import { LIBRARY_FILE } from '../package/libraryFile.ts';
import { isWithin, ownerOf } from '../package/ownerOf.ts';
import { findPackage, readPackage } from '../package/workspacePackage.ts';
import { writeGenerated } from '../package/writeGenerated.ts';
import { resourceOf } from '../sharing/GraphReader.ts';
import { needsServices, SERVICES } from './needsServices.ts';
import { reachOfPages } from './reachOfPages.ts';

const PLATFORM = '@zhilv/platform';

/** The module that keeps which pages of the remote are open, from the remote's folder. */
export const OPEN_PAGES_MODULE = '.generated/openPages.ts';

/**
 * Gives each module of a remote that imports a sending service of `platform` the one that ends with the pages that lead to the module
 * (decision 0027); code that is bundled from another package by those that lead to any of that package.
 */
export class BindServices {
  readonly #plan: BuildPlan;
  readonly #development: boolean;
  readonly #reach: ReturnType<typeof reachOfPages>;
  /** The generated module for each set of pages, by their keys in order; the empty text stands for all pages. */
  readonly #modules = new Map<string, string>();

  /**
   * @param development true for a build that is made anew while imports change: then every module ends with all pages of the
   * remote, for a module that did not change is not bound again
   */
  constructor(plan: BuildPlan, development: boolean) {
    this.#plan = plan;
    this.#development = development;
    this.#reach = reachOfPages(plan);
    const { directory } = plan;
    writeGenerated(
      path.join(directory, OPEN_PAGES_MODULE),
      `import { createOpenPages } from '${PLATFORM}';\nexport const openPages = createOpenPages();\n`,
    );
    const sets = [...this.#reach]
      .filter(([place]) => !path.isAbsolute(place) || needsServices(place))
      .map(([, keys]) => [...keys].sort());
    const texts = new Set(['', ...sets.map((keys) => keys.join())]);
    const others = exportedNames(readPackage(findPackage(directory, PLATFORM))).filter((name) => !SERVICES.includes(name));
    for (const text of texts) {
      const file = path.join(directory, `.generated/services/${nameOf(text)}.ts`);
      const keys = text === '' ? '' : JSON.stringify(text.split(','));
      writeGenerated(
        file,
        `import { openPages } from "../openPages.ts";\n` +
          `export { ${others.join(', ')} } from '${PLATFORM}';\n` +
          `export const { ${SERVICES.join(', ')} } = openPages.services(${keys});\n`,
      );
      this.#modules.set(text, file);
    }
  }

  apply(compiler: Compiler): void {
    new rspack.NormalModuleReplacementPlugin(new RegExp(`^${PLATFORM}$`), (data) => {
      data.request = this.#servicesFor(data.contextInfo.issuer) ?? data.request;
    }).apply(compiler);
    if (this.#development) return;
    compiler.hooks.compilation.tap('BindServices', (compilation) => {
      compilation.hooks.finishModules.tap('BindServices', (modules) => this.#check(compilation, [...modules]));
    });
  }

  #servicesFor(issuer: string): string | undefined {
    const { directory } = this.#plan;
    // Nobody imports the copy that a remote brings for shells without one.
    if (issuer === '') return undefined;
    const owner = ownerOf(issuer)?.name;
    // The copy of `ui` in a remote stands for the host's, which several remotes use at once.
    if (isWithin(issuer, [path.join(directory, '.generated')]) || owner === PLATFORM || owner === '@zhilv/ui') return undefined;
    if (!needsServices(issuer)) return undefined;
    const pages = this.#development ? [] : [...(this.#reachOf(issuer) ?? [])].sort();
    return this.#modules.get(pages.join()) ?? this.#modules.get('');
  }

  /** The pages that lead to a file of the remote or, for one that is bundled from another package, to that package. */
  #reachOf(file: string): ReadonlySet<string> | undefined {
    return this.#reach.get(file) ?? this.#reach.get(ownerOf(file)?.name ?? '');
  }

  /** Compares the imports that were read with those that the bundler followed: code must not end with the wrong pages. */
  #check(compilation: Compilation, modules: readonly Module[]): void {
    const { directory, pages, slots } = this.#plan;
    const source = path.join(directory, 'src');
    for (const [key, { module: start }] of [...Object.entries(pages), ...Object.entries(slots)]) {
      const seen = new Set<Module>();
      const waiting = modules.filter((module) => resourceOf(module) === path.resolve(source, start));
      for (let module = waiting.pop(); module; module = waiting.pop()) {
        const file = resourceOf(module);
        if (seen.has(module) || LIBRARY_FILE.test(file)) continue;
        seen.add(module);
        const read = /\.[jt]sx?$/.test(file) && this.#servicesFor(file) !== undefined ? this.#reachOf(file) : undefined;
        if (read !== undefined && !read.has(key)) {
          compilation.errors.push(
            new Error(`${file} is used by ${key} through an import that names no file; import it by its path`),
          );
        }
        for (const { module: next } of compilation.moduleGraph.getOutgoingConnections(module)) if (next) waiting.push(next);
      }
    }
  }
}

/**
 * Names the module for a set of pages by that set alone. The output has numbers that are made from such names, and would change with
 * sets of files that nothing uses, for imports of types lead to these as well.
 */
const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);
