import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from '@rspack/core';
import type { BuildPlan, HostParts } from '@zhilv/release/build-plan';
import { DOCUMENT_NAMES, type HostAssets, type Release, type ReleaseFile } from '@zhilv/release/schema';
import { exposeOf } from '../configuration/exposedModules.ts';
import { readIcon } from '../description/readIcon.ts';
import { exportedNames } from '../package/exportedNames.ts';
import { findPackage, readPackage } from '../package/workspacePackage.ts';
import { singletonVersions } from '../sharing/sharedModules.ts';

const file = (name: string): ReleaseFile => ({ file: name, integrity: '' });

/** Emits a `release.json` without digests beside the files, so that the gateway can name them in its registry. */
export class Description {
  readonly #plan: BuildPlan;
  readonly #output: string;

  constructor(plan: BuildPlan, output: string) {
    this.#plan = plan;
    this.#output = output;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Description', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'Description', stage }, () => {
        compilation.emitAsset('release.json', new compiler.rspack.sources.RawSource(JSON.stringify(this.#describe())));
      });
    });
  }

  #describe(): Release {
    const { name, directory, pages, slots, host } = this.#plan;
    const isHost = name === 'host';
    return {
      schema: 1,
      name,
      release: 'development',
      contract: 1,
      // A remote in development is not checked. The host has to list the names that published remotes find in it.
      platform: isHost ? exportedNames(readPackage(findPackage(directory, '@zhilv/platform'))) : [],
      shared: isHost ? singletonVersions(directory) : {},
      entry: isHost ? null : file('remoteEntry.js'),
      pages: Object.fromEntries(
        Object.entries(pages).map(([key, { module: _, layout = 'console', ...routing }]) => [
          key,
          { ...routing, layout, expose: exposeOf('page', key), js: [], css: [], shared: [] },
        ]),
      ),
      slots: Object.fromEntries(
        Object.entries(slots).map(([key, { module: _, ...placing }]) => [
          key,
          { ...placing, expose: exposeOf('slot', key), js: [], css: [], shared: [] },
        ]),
      ),
      host: host && this.#host(host),
      files: {},
    };
  }

  #host({ icon, signInAddresses }: HostParts): HostAssets {
    const documents = DOCUMENT_NAMES.map((name) => [
      name,
      { scripts: [file('refresh.js'), file(`${name}.js`)], styles: [file(`${name}.css`)], preloads: [] },
    ]);
    const script = (name: string): string => {
      const written = path.join(this.#output, name);
      return existsSync(written) ? readFileSync(written, 'utf8') : '';
    };
    return {
      documents: Object.fromEntries(documents) as HostAssets['documents'], // one entry per DOCUMENT_NAMES
      shared: {},
      firstScript: script('first.js'),
      headScript: script('head.js'),
      olderBrowserScript: script('older-browser.js'),
      icon: readIcon(path.join(this.#plan.directory, icon)),
      signInAddresses: [...signInAddresses],
    };
  }
}
