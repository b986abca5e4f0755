import type { Configuration } from '@rspack/core';
import { baseConfiguration } from '../compiler/baseConfiguration.ts';
import { federation } from '../sharing/federation.ts';
import { sharedIcons } from '../sharing/sharedIcons.ts';
import { sharedModules } from '../sharing/sharedModules.ts';

/** The sources of a small shell. */
export interface ShellParts {
  /** Absolute folder of its package. */
  readonly directory: string;
  /** The module that opens the document's policy, relative to `directory`; it is plain because it has to run first. */
  readonly policy: string;
  /** The module that starts the shell, relative to `directory`. */
  readonly main: string;
}

interface ShellBuild extends ShellParts {
  readonly output: string;
  readonly release: string;
}

/** Gives the build of the script that opens the document's policy, then that of the shell. */
export function shellConfigurations({ directory, policy, main, output, release }: ShellBuild): readonly Configuration[] {
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
    { ...plain, entry: { policy } },
    {
      ...federated,
      entry: { shell: main },
      output: { ...federated.output, clean: false },
      plugins: [
        ...(federated.plugins ?? []),
        federation({ name: 'shell', shared: { ...sharedModules(directory), ...sharedIcons(directory) } }),
      ],
    },
  ];
}
