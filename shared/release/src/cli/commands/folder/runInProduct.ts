import path from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import type { BuildPlan } from '../../../build/BuildPlan.ts';
import { planOf } from '../../../build/planOf.ts';
import { CommandError } from '../../../error/CommandError.ts';

/** The options of commands that serve a remote in front of a running product. */
export interface ProductOptions {
  /** Address of the product without a path. */
  readonly product: string;
  readonly port: number;
}

/** Adds the folder of the remote and the options to a command. */
export const withProductOptions = (command: Command): Command =>
  command
    .argument('[folder]', 'folder of the remote, with its rspack.config.ts', '.')
    .option('--product <address>', 'address of a product that runs', originOf, 'http://localhost:8080')
    .option('--port <number>', 'port of this machine to serve at', portOf, 8081);

/**
 * Serves the remote in `folder` by what `serve` does.
 * @throws CommandError with the reason why it cannot be served
 */
export async function runInProduct<Served>(
  folder: string,
  { port }: ProductOptions,
  serve: (plan: BuildPlan) => Promise<Served>,
): Promise<Served> {
  const plan = await planOf(path.resolve(folder));
  if (plan.name === 'host') throw new CommandError(`${plan.directory} is the host, and a product has one already; name a remote`);
  try {
    return await serve(plan);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new CommandError(`port ${port} is taken; name another one: --port ${port + 1}`);
    throw new CommandError(`${plan.name} cannot be served: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function originOf(typed: string): string {
  const { protocol, origin, pathname } = URL.canParse(typed) ? new URL(typed) : { protocol: '', origin: '', pathname: '' };
  if (!/^https?:$/.test(protocol) || pathname !== '/')
    throw new InvalidArgumentError('It is no address such as https://www.example.com, without a path.');
  return origin;
}

function portOf(typed: string): number {
  const port = Number(typed);
  if (!/^\d+$/.test(typed) || port < 1 || port > 65_535) throw new InvalidArgumentError('It is no port from 1 to 65535.');
  return port;
}
