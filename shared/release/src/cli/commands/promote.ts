import { Command } from 'commander';
import { placeOf, SERVER_HELP, serverOption } from '../place/placeOf.ts';
import { entryName, NAME } from '../wording/entryName.ts';
import { examples } from '../wording/examples.ts';
import type { CommandContext } from './CommandContext.ts';

export const promoteCommand = (context: CommandContext): Command =>
  new Command('promote')
    .description('activates a release that was published before, older or newer')
    .argument('<name>', NAME, entryName)
    .argument('<release>', 'id of the release')
    .option('--first-time', 'a release that is live is left as it is, one that was live before is refused; for pipelines')
    .addOption(serverOption())
    .addHelpText('after', SERVER_HELP)
    .addHelpText('after', examples('mfe promote bpm 0.1.0-0a1b2c3d4e', 'mfe promote host 0.1.0-5f6a7b8c9d'))
    .action(async (name: string, release: string, { firstTime = false, server }: { firstTime?: boolean; server?: string }) => {
      const place = await placeOf(context, server);
      for (const line of (await place.promote({ name, release, firstTime })).lines) context.print(line);
    });
