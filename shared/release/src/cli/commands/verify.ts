import { Command } from 'commander';
import { verify } from '../../verify/verify.ts';
import { CommandError } from '../../error/CommandError.ts';
import { isDeployToken } from '../../deploy/deployToken.ts';
import { withoutToken } from '../menu/askedMenu.ts';
import { deployPlace, menuServerOption, SERVER_HELP } from '../place/placeOf.ts';
import type { ReportedProblem } from '../place/ReleasePlace.ts';
import type { CommandContext } from './CommandContext.ts';
import { examples } from '../wording/examples.ts';

interface Options {
  readonly server?: string;
  readonly menusMustMatch?: boolean;
  readonly json?: boolean;
}

export const verifyCommand = (context: CommandContext): Command =>
  new Command('verify')
    .description(
      'checks every byte of every release, the registry, documents, page and slot keys, budgets, and with --server menus',
    )
    .addOption(menuServerOption())
    .option('--menus-must-match', 'a menu row without a page is a problem, and not only told')
    .option('--json', 'as JSON')
    .addHelpText('after', SERVER_HELP)
    .addHelpText(
      'after',
      `\nIt changes nothing. With problems the exit code is 4, so that a pipeline stops there.\n${examples(
        'mfe verify',
        'MFE_TOKEN=0a1b… mfe verify --server http://localhost:8080/prod-api/admin-api --menus-must-match',
      )}`,
    )
    .action(async ({ server, menusMustMatch = false, json = false }: Options) => {
      const { siteDirectory, token, print } = context;
      if (server !== undefined && !token) throw withoutToken();
      if (menusMustMatch && (server === undefined || isDeployToken(token ?? '')))
        throw new CommandError(
          '--menus-must-match needs --server, where the menus are, and an access token to read them',
          'usage',
        );
      const place = deployPlace(context, server);
      const address = place?.address ?? siteDirectory;
      const found = await (place?.verify() ?? verify({ siteDirectory, server: server ?? null, token: token ?? null }));
      const isNote = ({ what }: ReportedProblem) => what === 'menu' && !menusMustMatch;
      const notes = found.filter(isNote);
      const problems = found.filter((one) => !isNote(one));
      print(
        json
          ? JSON.stringify({ [place === null ? 'siteDirectory' : 'server']: address, problems, notes }, null, 2)
          : linesOf(address, problems, notes).join('\n'),
      );
      if (problems.length > 0) throw new CommandError(`${problems.length} found in ${address}`, 'problems');
    });

const linesOf = (address: string, problems: readonly ReportedProblem[], notes: readonly ReportedProblem[]): readonly string[] => [
  ...problems.map(
    ({ name, release, what, says }) => `${what.padEnd(13)} ${name}${release === null ? '' : ` ${release}`}: ${says}`,
  ),
  ...notes.map(({ says }) => `note          ${says}`),
  ...(problems.length === 0 ? [`no problems in ${address}`] : []),
];
