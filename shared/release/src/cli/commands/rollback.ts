import { Command } from 'commander';
import { rollback } from '../../activation/activate.ts';
import { askedMenu, serverOption } from '../menu/askedMenu.ts';
import { activationLine } from '../wording/activationLine.ts';
import type { CommandContext } from './CommandContext.ts';
import { entryName, NAME } from '../wording/entryName.ts';
import { examples } from '../wording/examples.ts';
import { menuNote } from '../menu/menuNote.ts';
import { noteLines } from '../wording/noteLines.ts';

export const rollbackCommand = ({ siteDirectory, token, print, now }: CommandContext): Command =>
  new Command('rollback')
    .description('activates what was active before; again, what was active before that')
    .argument('<name>', NAME, entryName)
    .addOption(serverOption())
    .addHelpText(
      'after',
      `\nBlocked releases and those that gc removed are passed over. mfe status shows where a rollback would go.\n${examples('mfe rollback bpm', 'mfe rollback host')}`,
    )
    .action(async (name: string, { server }: { server?: string }) => {
      const menu = await askedMenu(server, token);
      const entry = await rollback({ siteDirectory, name, menu, now: now() });
      print(activationLine(name, entry));
      for (const line of [...noteLines(siteDirectory, name, entry.active), ...menuNote(siteDirectory, name, menu)]) print(line);
    });
