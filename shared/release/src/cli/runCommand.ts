import { inspect } from 'node:util';
import { Command, CommanderError } from 'commander';
import { CommandError } from '../error/CommandError.ts';
import { blockCommand } from './commands/block.ts';
import { buildCommand } from './commands/build.ts';
import type { CommandContext } from './commands/CommandContext.ts';
import { devCommand } from './commands/folder/dev.ts';
import { disableCommand } from './commands/disable.ts';
import { enableCommand } from './commands/enable.ts';
import { examples } from './wording/examples.ts';
import { gcCommand } from './commands/gc.ts';
import { menuCommand } from './commands/folder/menu.ts';
import { promoteCommand } from './commands/promote.ts';
import { publishCommand } from './commands/publish.ts';
import { rollbackCommand } from './commands/rollback.ts';
import { standaloneCommand } from './commands/folder/standalone.ts';
import { statusCommand } from './commands/status.ts';
import { updateCommand } from './commands/folder/update.ts';
import { verifyCommand } from './commands/verify.ts';
import { keysCommand } from './signing/keys.ts';
import { signCommand } from './signing/sign.ts';
import { EXIT_CODES, exitCodeLines } from '../error/exitCodes.ts';

const COMMANDS = [
  buildCommand,
  publishCommand,
  promoteCommand,
  rollbackCommand,
  disableCommand,
  enableCommand,
  blockCommand,
  statusCommand,
  verifyCommand,
  gcCommand,
  keysCommand,
  signCommand,
  menuCommand,
  devCommand,
  standaloneCommand,
  updateCommand,
];

/**
 * Runs one `mfe` command.
 * @param args the words after `mfe`
 * @param complain takes the message about a failure, and the help about a command that was used wrongly
 * @returns the exit code, see `EXIT_CODES`
 */
export async function runCommand(
  args: readonly string[],
  context: CommandContext,
  complain: (text: string) => void,
): Promise<number> {
  const program = new Command('mfe')
    .description(
      'Builds and publishes releases of the host and of remotes, and decides which are live.\n' +
        'In the repository: npm run mfe -- <command>. Site directory: SITE_DIR, by default DATA_DIR/site;\n' +
        'with --server and a deploy token in MFE_TOKEN it is that of a server, over HTTPS.',
    )
    .exitOverride()
    .configureOutput({ writeOut: (text) => context.print(text.trimEnd()), writeErr: (text) => complain(text.trimEnd()) })
    .showHelpAfterError('--help tells how to use it, with examples')
    .addHelpText('after', ['', 'Exit codes:', ...exitCodeLines].join('\n'))
    .addHelpText('after', examples('mfe publish "$(mfe build remote-bpm | tail -n 1)"', 'mfe rollback bpm', 'mfe status'));
  for (const command of COMMANDS) program.addCommand(command(context).copyInheritedSettings(program));
  try {
    await program.parseAsync(args, { from: 'user' });
    return EXIT_CODES.done.code;
  } catch (error) {
    // Commander has printed the message already; help that was asked for is no error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_CODES.done.code : EXIT_CODES.usage.code;
    complain(error instanceof CommandError || isSystemError(error) ? error.message : inspect(error));
    return EXIT_CODES[error instanceof CommandError ? error.reason : 'refused'].code;
  }
}

/** Tells failures such as a site directory that cannot be written to. The message names the path; a stack would not help. */
const isSystemError = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;
