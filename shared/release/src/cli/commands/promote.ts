import { Command } from 'commander';
import { promote } from '../../activation/activate.ts';
import { readRegistry } from '../../directory/registryFile.ts';
import { entryOf } from '../../directory/siteDirectory.ts';
import { unfitLines } from '../../directory/unfitLines.ts';
import { activationLine } from '../wording/activationLine.ts';
import type { CommandContext } from './CommandContext.ts';
import { entryName, NAME } from '../wording/entryName.ts';
import { examples } from '../wording/examples.ts';

export const promoteCommand = ({ siteDirectory, print, now }: CommandContext): Command =>
  new Command('promote')
    .description('activates a release that was published before, older or newer')
    .argument('<name>', NAME, entryName)
    .argument('<release>', 'id of the release')
    .option('--first-time', 'a release that is live is left as it is, one that was live before is refused; for pipelines')
    .addHelpText('after', examples('mfe promote bpm 0.1.0-0a1b2c3d4e', 'mfe promote host 0.1.0-5f6a7b8c9d'))
    .action(async (name: string, release: string, { firstTime = false }: { firstTime?: boolean }) => {
      const { active } = entryOf(readRegistry(siteDirectory), name);
      if (firstTime && active === release) print(`${name} ${release}: live already`);
      else print(activationLine(name, await promote({ siteDirectory, name, release, firstTime, now: now() })));
      for (const line of unfitLines(siteDirectory, name, release)) print(`note: ${line}`);
    });
