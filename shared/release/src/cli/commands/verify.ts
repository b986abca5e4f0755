import { Command } from 'commander';
import type { Problem } from '../../verify/Problem.ts';
import { verify } from '../../verify/verify.ts';
import { CommandError } from '../../error/CommandError.ts';
import type { CommandContext } from './CommandContext.ts';
import { examples } from '../wording/examples.ts';

interface Options {
  readonly server?: string;
  readonly menusMustMatch?: boolean;
  readonly json?: boolean;
}

export const verifyCommand = ({ siteDirectory, token, print }: CommandContext): Command =>
  new Command('verify')
    .description(
      'checks every byte of every release, the registry, documents, page and slot keys, budgets, and with --server menus',
    )
    .option('--server <address>', 'API of the back end to take the menu rows from; the access token is in MFE_TOKEN')
    .option('--menus-must-match', 'a menu row without a page is a problem, and not only told')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      `\nIt changes nothing. With problems the exit code is 4, so that a pipeline stops there.\n${examples(
        'mfe verify',
        'MFE_TOKEN=0a1b… mfe verify --server http://localhost:8080/prod-api/admin-api --menus-must-match',
      )}`,
    )
    .action(async ({ server, menusMustMatch = false, json = false }: Options) => {
      if (server !== undefined && !token)
        throw new CommandError('--server needs an access token of that back end in the variable MFE_TOKEN', 'usage');
      if (menusMustMatch && server === undefined)
        throw new CommandError('--menus-must-match needs --server, where the menus are', 'usage');
      const found = await verify({ siteDirectory, server: server ?? null, token: token ?? null });
      const isNote = ({ what }: Problem) => what === 'menu' && !menusMustMatch;
      const notes = found.filter(isNote);
      const problems = found.filter((one) => !isNote(one));
      print(
        json ? JSON.stringify({ siteDirectory, problems, notes }, null, 2) : linesOf(siteDirectory, problems, notes).join('\n'),
      );
      if (problems.length > 0) throw new CommandError(`${problems.length} found in ${siteDirectory}`, 'problems');
    });

const linesOf = (siteDirectory: string, problems: readonly Problem[], notes: readonly Problem[]): readonly string[] => [
  ...problems.map(
    ({ name, release, what, says }) => `${what.padEnd(13)} ${name}${release === null ? '' : ` ${release}`}: ${says}`,
  ),
  ...notes.map(({ says }) => `note          ${says}`),
  ...(problems.length === 0 ? [`no problems in ${siteDirectory}`] : []),
];
