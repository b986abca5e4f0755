import path from 'node:path';
import type { Compiler } from '@rspack/core';
import { browserslistToTargets, bundle } from 'lightningcss';
import { STYLE_QUERY } from '../package/targets.ts';
import { findPackage } from '../package/workspacePackage.ts';

/** The file of a release with what its pages find in the console's document, for elements in pages of others. */
export const EMBED_STYLES = 'embed.css';

/** Adds that file to a remote's release, as the `ui` has it that the remote was built with. */
export class EmbedStyles {
  readonly #source: string;

  /** @param directory the remote's folder */
  constructor(directory: string) {
    this.#source = path.join(findPackage(directory, '@zhilv/ui'), 'src', EMBED_STYLES);
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('EmbedStyles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'EmbedStyles', stage }, () => {
        const { code } = bundle({ filename: this.#source, targets: browserslistToTargets(STYLE_QUERY) });
        compilation.emitAsset(EMBED_STYLES, new sources.RawSource(Buffer.from(code).toString('utf8')));
      });
    });
  }
}
