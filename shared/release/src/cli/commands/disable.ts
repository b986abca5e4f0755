import { Command } from 'commander';
import { disable } from '../../activation/disable.ts';
import type { CommandContext } from './CommandContext.ts';
import { entryName } from '../wording/entryName.ts';
import { examples } from '../wording/examples.ts';

export const disableCommand = ({ siteDirectory, print }: CommandContext): Command =>
  new Command('disable')
    .description('switches a remote off: its pages give way to a message at once, in open pages too')
    .argument('<remote>', 'bpm, remote-bpm or remote_bpm; the host cannot be disabled', entryName)
    .requiredOption('--message <text>', 'what people read in place of the pages; one line, at most 200 characters')
    .addHelpText(
      'after',
      `\nAgain, it replaces the message. What is active stays noted, and can be changed meanwhile.\n${examples('mfe disable bpm --message "流程服务维护中，预计 18:00 恢复"')}`,
    )
    .action(async (name: string, options: { message: string }) => {
      const { message } = await disable({ siteDirectory, name, message: options.message });
      print(`${name}: disabled, with the message: ${message}`);
    });
