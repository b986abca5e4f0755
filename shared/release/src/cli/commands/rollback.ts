import { Command } from 'commander';
import { rollback } from '../../activation/activate.ts';
import { activationLine } from '../wording/activationLine.ts';
import type { CommandContext } from './CommandContext.ts';
import { entryName, NAME } from '../wording/entryName.ts';
import { examples } from '../wording/examples.ts';

export const rollbackCommand = ({ siteDirectory, print, now }: CommandContext): Command =>
  new Command('rollback')
    .description('activates what was active before; again, what was active before that')
    .argument('<name>', NAME, entryName)
    .addHelpText(
      'after',
      `\nBlocked releases and those that gc removed are passed over. mfe status shows where a rollback would go.\n${examples('mfe rollback bpm', 'mfe rollback host')}`,
    )
    .action(async (name: string) => print(activationLine(name, await rollback({ siteDirectory, name, now: now() }))));
