import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { baseConfiguration } from '../compiler/baseConfiguration.ts';
import { RuntimeAsModules } from '../compiler/RuntimeAsModules.ts';
import { singletons } from '../sharing/sharedModules.ts';

interface ShellBuild {
  readonly directory: string;
  readonly output: string;
  readonly release: string;
}

/** Gives the build of the script that opens the document's policy, which is plain because it has to run first, then the shell. */
export function shellConfigurations({ directory, output, release }: ShellBuild): readonly Configuration[] {
  const base = (name: string): Configuration =>
    baseConfiguration({
      mode: 'production',
      directory,
      output,
      name,
      uniqueName: `${name}@${release}`,
      layer: 'host',
      scope: null,
    });
  const plain = base('policy');
  const federated = base('shell');
  return [
    { ...plain, entry: { policy: './src/policy.ts' } },
    {
      ...federated,
      entry: { shell: './src/main.tsx' },
      output: { ...federated.output, clean: false },
      plugins: [
        ...(federated.plugins ?? []),
        new ModuleFederationPlugin({
          name: 'shell',
          remotes: {},
          shared: singletons(directory),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
          experiments: { asyncStartup: true, provideExternalRuntime: true, optimization: { target: 'web' } },
        }),
        new RuntimeAsModules(),
      ],
    },
  ];
}
