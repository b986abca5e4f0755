import { Command } from 'commander';
import { placeOf, SERVER_HELP, serverOption } from '../place/placeOf.ts';
import { entryName, NAME } from '../wording/entryName.ts';
import { examples } from '../wording/examples.ts';
import type { CommandContext } from './CommandContext.ts';

export const rollbackCommand = (context: CommandContext): Command =>
  new Command('rollback')
    .description('activates what was active before; again, what was active before that')
    .argument('<name>', NAME, entryName)
    .addOption(serverOption())
    .addHelpText('after', SERVER_HELP)
    .addHelpText(
      'after',
      `\nBlocked releases and those that gc removed are passed over. mfe status shows where a rollback would go.\n${examples('mfe rollback bpm', 'mfe rollback host')}`,
    )
    .action(async (name: string, { server }: { server?: string }) => {
      const place = await placeOf(context, server);
      for (const line of (await place.rollback({ name })).lines) context.print(line);
    });
