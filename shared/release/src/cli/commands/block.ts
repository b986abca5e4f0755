import { Command } from 'commander';
import { block, unblock } from '../../activation/block.ts';
import { noServerOption, refuseServer } from '../place/placeOf.ts';
import type { CommandContext } from './CommandContext.ts';
import { entryName, NAME } from '../wording/entryName.ts';
import { examples } from '../wording/examples.ts';

export const blockCommand = ({ siteDirectory, print }: CommandContext): Command =>
  new Command('block')
    .description('keeps a release from ever being activated: by a command, by npm start, or by a browser that needs an older one')
    .argument('<name>', NAME, entryName)
    .argument('<release>', 'id of a published release that is not active')
    .option('--undo', 'lifts it again; activates nothing')
    .addOption(noServerOption())
    .addHelpText('after', examples('mfe rollback bpm && mfe block bpm 0.1.0-0a1b2c3d4e', 'mfe block bpm 0.1.0-0a1b2c3d4e --undo'))
    .action(async (name: string, release: string, { undo = false, server }: { undo?: boolean; server?: string }) => {
      refuseServer('block', server);
      await (undo ? unblock : block)({ siteDirectory, name, release });
      print(`${name} ${release}: ${undo ? 'no longer blocked' : 'blocked'}`);
    });
