import path from 'node:path';
import { Command } from 'commander';
import { currentCommit } from '../../files/currentCommit.ts';
import { publish } from '../../publish/publish.ts';
import { askedMenu, serverOption } from '../menu/askedMenu.ts';
import { activationLine } from '../wording/activationLine.ts';
import type { CommandContext } from './CommandContext.ts';
import { examples } from '../wording/examples.ts';
import { menuNote } from '../menu/menuNote.ts';
import { noteLines } from '../wording/noteLines.ts';

interface Options {
  readonly activate: boolean;
  readonly onlyIfNew?: boolean;
  readonly server?: string;
}

export const publishCommand = ({ siteDirectory, token, print, now }: CommandContext): Command =>
  new Command('publish')
    .description('uploads a built release of a remote or of the host and activates it')
    .argument('<dir>', 'folder of the release, with its release.json')
    .option('--no-activate', 'upload only; promote activates it later')
    .option('--only-if-new', 'a release that is there already is left as it is, and is no error')
    .addOption(serverOption())
    .addHelpText(
      'after',
      examples(
        'mfe publish remote-bpm/dist/0.1.0-0a1b2c3d4e',
        'mfe publish remote-bpm/dist/0.1.0-0a1b2c3d4e --no-activate',
        'mfe publish host/dist/0.1.0-5f6a7b8c9d',
      ),
    )
    .action(async (dir: string, { activate, onlyIfNew, server }: Options) => {
      const directory = path.resolve(dir);
      const commit = currentCommit(directory);
      const menu = await askedMenu(server, token);
      const result = await publish({ siteDirectory, directory, by: 'publish', activate, onlyIfNew, commit, menu, now: now() });
      const { name, release } = result;
      if (result.activated) print(activationLine(name, { active: release, state: result.disabled ? 'disabled' : 'active' }));
      else
        print(
          `${name} ${release}: ${result.uploaded ? 'uploaded' : 'there already'}; to activate it: mfe promote ${name} ${release}`,
        );
      for (const line of [...noteLines(siteDirectory, name, release), ...menuNote(siteDirectory, name, menu)]) print(line);
    });
