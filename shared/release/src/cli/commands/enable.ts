import { Command } from 'commander';
import { enable } from '../../activation/disable.ts';
import type { CommandContext } from './CommandContext.ts';
import { entryName } from '../wording/entryName.ts';
import { examples } from '../wording/examples.ts';
import { noteLines } from '../wording/noteLines.ts';

export const enableCommand = ({ siteDirectory, print }: CommandContext): Command =>
  new Command('enable')
    .description('switches a remote on again, with the release that is active')
    .argument('<remote>', 'bpm, remote-bpm or remote_bpm', entryName)
    .addHelpText('after', examples('mfe enable bpm'))
    .action(async (name: string) => {
      const { active } = await enable({ siteDirectory, name });
      print(`${name}: enabled, ${active === null ? 'with no release active' : `with ${active}`}`);
      for (const line of noteLines(siteDirectory, name, active)) print(line);
    });
