import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { BuildPlan } from './BuildPlan.ts';
import { CommandError } from '../error/CommandError.ts';

/** The names that the file with a package's build may have. In the repository it is TypeScript; elsewhere it may be either. */
const CONFIGURATIONS = ['rspack.config.ts', 'rspack.config.mjs', 'rspack.config.js'];

/**
 * Gives the plan of the build of the package in `directory`. Its `rspack.config.ts` exports what the preset's `host` or
 * `remote` gives.
 * @throws CommandError when there is no such file, or when it exports something else.
 */
export async function planOf(directory: string): Promise<BuildPlan> {
  const file = CONFIGURATIONS.map((name) => path.join(directory, name)).find((one) => existsSync(one));
  if (!file) throw new CommandError(`${directory} is no package that can be built: it has no ${CONFIGURATIONS[0]}`);
  const { default: plan } = (await load(file)) as { readonly default?: unknown }; // A module is an object.
  if (!isPlan(plan)) throw new CommandError(`${file} must export by default what host() or remote() of the preset gives`);
  return plan;
}

const isPlan = (value: unknown): value is BuildPlan =>
  typeof value === 'object' && value !== null && ['name', 'directory', 'pages', 'slots'].every((key) => key in value);

async function load(file: string): Promise<unknown> {
  try {
    return await import(pathToFileURL(file).href);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_FILE_EXTENSION')) throw error;
    throw new CommandError(
      `${file} needs Node 24, and this is ${process.version}. npm install brings one, by which npm runs scripts: npm run mfe -- …; \
where npm was kept from running the package's install script, npm rebuild node does it`,
    );
  }
}
