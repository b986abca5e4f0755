import path from 'node:path';
import { Command } from 'commander';
import { buildPackage } from '../../build/buildPackage.ts';
import type { CommandContext } from './CommandContext.ts';
import { examples } from '../wording/examples.ts';

export const buildCommand = ({ print }: CommandContext): Command =>
  new Command('build')
    .description('builds the host or a remote, unless that very release is there; the last line is the folder to publish')
    .argument('[folder]', 'folder of the package, with its rspack.config.ts', '.')
    .addHelpText('after', examples('mfe build remote-bpm', 'mfe publish "$(mfe build remote-bpm | tail -n 1)"'))
    .action(async (folder: string) => {
      const { name, release, output, built } = await buildPackage(path.resolve(folder));
      print(`${name} ${release}: ${built ? 'built' : 'there already, the sources have not changed'}`);
      print(output);
    });
