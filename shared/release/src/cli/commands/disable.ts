import { Command } from 'commander';
import { deployServerOption, placeWithoutMenu, SERVER_HELP } from '../place/placeOf.ts';
import { entryName } from '../wording/entryName.ts';
import { examples } from '../wording/examples.ts';
import type { CommandContext } from './CommandContext.ts';

export const disableCommand = (context: CommandContext): Command =>
  new Command('disable')
    .description('switches a remote off: its pages give way to a message at once, in open pages too')
    .argument('<remote>', 'bpm, remote-bpm or remote_bpm; the host cannot be disabled', entryName)
    .requiredOption('--message <text>', 'what people read in place of the pages; one line, at most 200 characters')
    .addOption(deployServerOption())
    .addHelpText('after', SERVER_HELP)
    .addHelpText(
      'after',
      `\nAgain, it replaces the message. What is active stays noted, and can be changed meanwhile.\n${examples('mfe disable bpm --message "流程服务维护中，预计 18:00 恢复"')}`,
    )
    .action(async (name: string, { message, server }: { message: string; server?: string }) => {
      const { lines } = await placeWithoutMenu(context, server).disable({ name, message });
      for (const line of lines) context.print(line);
    });
