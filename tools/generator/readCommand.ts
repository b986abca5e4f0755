import { parseArgs } from 'node:util';
import { GeneratorError } from './GeneratorError.ts';

interface Expected {
  /** The number of names that come first. */
  readonly names: number;
  readonly options: readonly string[];
  readonly usage: string;
}

interface Command {
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
}

/** @throws GeneratorError that says how the command is used */
export function readCommand(args: readonly string[], { names, options, usage }: Expected): Command {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(options.map((option) => [option, { type: 'string' as const }])),
    });
  } catch (error) {
    throw new GeneratorError(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`);
  }
  const { positionals, values } = parsed;
  // npm keeps options that stand before `--` for itself, and passes on their values as if they were names.
  if (positionals.length > names) throw new GeneratorError(`that is a name too many; options come after --\nUsage: ${usage}`);
  if (positionals.length < names) throw new GeneratorError(`Usage: ${usage}`);
  return {
    names: positionals,
    options: Object.fromEntries(Object.entries(values).map(([option, value]) => [option, value?.toString()])),
  };
}
