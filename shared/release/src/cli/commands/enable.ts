import { Command } from 'commander';
import { deployServerOption, placeWithoutMenu, SERVER_HELP } from '../place/placeOf.ts';
import { entryName } from '../wording/entryName.ts';
import { examples } from '../wording/examples.ts';
import type { CommandContext } from './CommandContext.ts';

export const enableCommand = (context: CommandContext): Command =>
  new Command('enable')
    .description('switches a remote on again, with the release that is active')
    .argument('<remote>', 'bpm, remote-bpm or remote_bpm', entryName)
    .addOption(deployServerOption())
    .addHelpText('after', SERVER_HELP)
    .addHelpText('after', examples('mfe enable bpm'))
    .action(async (name: string, { server }: { server?: string }) => {
      const { lines } = await placeWithoutMenu(context, server).enable({ name });
      for (const line of lines) context.print(line);
    });
