import path from 'node:path';
import { Command } from 'commander';
import { currentCommit } from '../../files/currentCommit.ts';
import { placeOf, SERVER_HELP, serverOption } from '../place/placeOf.ts';
import { examples } from '../wording/examples.ts';
import type { CommandContext } from './CommandContext.ts';

interface Options {
  readonly activate: boolean;
  readonly onlyIfNew?: boolean;
  readonly server?: string;
}

export const publishCommand = (context: CommandContext): Command =>
  new Command('publish')
    .description('uploads a built release of a remote or of the host and activates it')
    .argument('<dir>', 'folder of the release, with its release.json')
    .option('--no-activate', 'upload only; promote activates it later')
    .option('--only-if-new', 'a release that is there already is left as it is, and is no error')
    .addOption(serverOption())
    .addHelpText('after', SERVER_HELP)
    .addHelpText(
      'after',
      examples(
        'mfe publish remote-bpm/dist/0.1.0-0a1b2c3d4e',
        'mfe publish remote-bpm/dist/0.1.0-0a1b2c3d4e --no-activate',
        'mfe publish host/dist/0.1.0-5f6a7b8c9d',
        'MFE_TOKEN=mfe_… mfe publish dist/0.1.0-0a1b2c3d4e --server https://www.example.com',
      ),
    )
    .action(async (dir: string, { activate, onlyIfNew = false, server }: Options) => {
      const directory = path.resolve(dir);
      const place = await placeOf(context, server);
      const { lines } = await place.publish({ directory, activate, onlyIfNew, commit: currentCommit(directory) });
      for (const line of lines) context.print(line);
    });
