import { Command } from 'commander';
import { promote } from '../../activation/activate.ts';
import { activationLine } from '../wording/activationLine.ts';
import type { CommandContext } from './CommandContext.ts';
import { entryName, NAME } from '../wording/entryName.ts';
import { examples } from '../wording/examples.ts';

export const promoteCommand = ({ siteDirectory, print, now }: CommandContext): Command =>
  new Command('promote')
    .description('activates a release that was published before, older or newer')
    .argument('<name>', NAME, entryName)
    .argument('<release>', 'id of the release')
    .addHelpText('after', examples('mfe promote bpm 0.1.0-0a1b2c3d4e', 'mfe promote host 0.1.0-5f6a7b8c9d'))
    .action(async (name: string, release: string) =>
      print(activationLine(name, await promote({ siteDirectory, name, release, now: now() }))),
    );
