import { Command } from 'commander';
import { promote } from '../../activation/activate.ts';
import { readRegistry } from '../../directory/registryFile.ts';
import { entryOf } from '../../directory/siteDirectory.ts';
import { askedMenu, serverOption } from '../menu/askedMenu.ts';
import { activationLine } from '../wording/activationLine.ts';
import type { CommandContext } from './CommandContext.ts';
import { entryName, NAME } from '../wording/entryName.ts';
import { examples } from '../wording/examples.ts';
import { menuNote } from '../menu/menuNote.ts';
import { noteLines } from '../wording/noteLines.ts';

export const promoteCommand = ({ siteDirectory, token, print, now }: CommandContext): Command =>
  new Command('promote')
    .description('activates a release that was published before, older or newer')
    .argument('<name>', NAME, entryName)
    .argument('<release>', 'id of the release')
    .option('--first-time', 'a release that is live is left as it is, one that was live before is refused; for pipelines')
    .addOption(serverOption())
    .addHelpText('after', examples('mfe promote bpm 0.1.0-0a1b2c3d4e', 'mfe promote host 0.1.0-5f6a7b8c9d'))
    .action(async (name: string, release: string, { firstTime = false, server }: { firstTime?: boolean; server?: string }) => {
      const menu = await askedMenu(server, token);
      const { active } = entryOf(readRegistry(siteDirectory), name);
      if (firstTime && active === release) print(`${name} ${release}: live already`);
      else print(activationLine(name, await promote({ siteDirectory, name, release, firstTime, menu, now: now() })));
      for (const line of [...noteLines(siteDirectory, name, release), ...menuNote(siteDirectory, name, menu)]) print(line);
    });
