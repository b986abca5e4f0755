import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Compiler } from '@rspack/core';
import { OwnRuntime } from '../compiler/OwnRuntime.ts';

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/** What tells the part of one build in the federation from that of others. */
type Part = Pick<Options, 'exposes' | 'filename' | 'shared'> & { readonly name: string };

/** The plugin that makes a build a part of the federation, a shell or the container of a remote, with the runtime of `loader`. */
export const federation = (part: Part) => ({
  apply(compiler: Compiler): void {
    new ModuleFederationPlugin({
      ...part,
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
      experiments: { asyncStartup: true },
    }).apply(compiler);
    new OwnRuntime().apply(compiler);
  },
});
