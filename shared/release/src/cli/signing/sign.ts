import { Command } from 'commander';
import { signSite } from '../../directory/signSite.ts';
import type { CommandContext } from '../commands/CommandContext.ts';
import { examples } from '../wording/examples.ts';

export const signCommand = ({ siteDirectory, print }: CommandContext): Command =>
  new Command('sign')
    .description('signs the registry as it lies in the site directory, and all releases that it names')
    .addHelpText(
      'after',
      `\nFor a site that has not been signed so far, or a new key. It believes what lies there, unless that was signed and changed\nsince: look at it first, with mfe verify and mfe status.\n${examples('SIGNING_KEY=/etc/zhilv/keys/signing-key.pem mfe sign')}`,
    )
    .action(async () => {
      print(`signed the registry and ${await signSite(siteDirectory)} releases`);
    });
