import { Command } from 'commander';
import { collectGarbage } from '../../garbage/collectGarbage.ts';
import { noServerOption, refuseServer } from '../place/placeOf.ts';
import type { CommandContext } from './CommandContext.ts';
import { entryName, NAME } from '../wording/entryName.ts';
import { examples } from '../wording/examples.ts';

export const gcCommand = ({ siteDirectory, print, now }: CommandContext): Command =>
  new Command('gc')
    .description('removes old releases; keeps the last 10, what was active within 14 days, and what a rollback goes to')
    .argument('[name]', `${NAME}; all, when left out`, entryName)
    .option('--dry-run', 'only tell')
    .addOption(noServerOption())
    .addHelpText(
      'after',
      `\nWhat interrupted commands left behind goes too.\n${examples('mfe gc --dry-run', 'mfe gc', 'mfe gc bpm')}`,
    )
    .action(async (name: string | undefined, { dryRun = false, server }: { dryRun?: boolean; server?: string }) => {
      refuseServer('gc', server);
      const { releases, leftovers } = await collectGarbage({ siteDirectory, name: name ?? null, now: now(), dryRun });
      const verb = dryRun ? 'would remove' : 'removed';
      for (const { name: owner, release } of releases) print(`${verb} ${owner} ${release}`);
      for (const folder of leftovers) print(`${verb} ${folder}, left by an interrupted command`);
      if (releases.length + leftovers.length === 0) print('nothing to remove');
    });
