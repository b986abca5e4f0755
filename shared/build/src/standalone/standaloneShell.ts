import type { ShellParts } from '../configuration/shellConfigurations.ts';

/** The parts of the standalone shell, whose package is in `directory`. */
export const standaloneShell = (directory: string): ShellParts => ({
  directory,
  policy: './src/policy.ts',
  main: './src/main.tsx',
});
