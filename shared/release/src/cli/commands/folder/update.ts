import path from 'node:path';
import { Command } from 'commander';
import { updatePackages } from '../../../update/updatePackages.ts';
import { examples } from '../../wording/examples.ts';
import type { CommandContext } from '../CommandContext.ts';

export const updateCommand = ({ print }: CommandContext): Command =>
  new Command('update')
    .description('replaces all shared packages of a remote of its own folder by those in a folder of tarballs, and installs them')
    .argument('<tarballs>', 'folder that npm run pack:shared of the repository wrote')
    .argument('[folder]', 'folder of the remote', '.')
    .addHelpText('after', examples('mfe update ../zhilv/dist/packages'))
    .action((tarballs: string, folder: string) => {
      const lines = updatePackages(path.resolve(folder), path.resolve(tarballs));
      print(lines.length === 0 ? 'all are there already' : lines.join('\n'));
    });
