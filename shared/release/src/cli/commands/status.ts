import { Command } from 'commander';
import { withoutToken } from '../menu/askedMenu.ts';
import { fetchMenuRows } from '../../key/menuRows.ts';
import { type RowWithoutPage, rowsWithoutPage } from '../../key/rowsWithoutPage.ts';
import { readRegistry } from '../../directory/registryFile.ts';
import type { StatusLine } from '../../activation/status.ts';
import { directoryPlace } from '../place/directoryPlace.ts';
import { deployPlace, menuServerOption, SERVER_HELP } from '../place/placeOf.ts';
import type { CommandContext } from './CommandContext.ts';
import { examples } from '../wording/examples.ts';

export const statusCommand = (context: CommandContext): Command =>
  new Command('status')
    .description('what is live, since when and by whom, where a rollback would go, and with --server menu rows without a page')
    .addOption(menuServerOption())
    .option('--json', 'as JSON')
    .addHelpText('after', SERVER_HELP)
    .addHelpText(
      'after',
      `\nThe rows are those that the owner of the token has; rows without a page are told, and are no error.\n${examples(
        'mfe status',
        'MFE_TOKEN=0a1b… mfe status --server http://localhost:8080/prod-api/admin-api',
      )}`,
    )
    .action(async (options: { server?: string; json?: boolean }) => {
      const { print } = context;
      const server = deployPlace(context, options.server);
      const place = server ?? directoryPlace(context);
      const current = await place.status();
      const rows = server === null && options.server !== undefined ? await missingPages(context, options.server) : null;
      if (options.json) print(JSON.stringify({ ...current, ...(rows && { rowsWithoutPage: rows }) }, null, 2));
      else
        print(
          [
            `${place.kind} ${place.address}, revision ${current.revision}`,
            ...current.lines.flatMap(entryLines),
            ...(rows ? missingLines(rows) : []),
          ].join('\n'),
        );
    });

async function missingPages({ siteDirectory, token }: CommandContext, server: string): Promise<readonly RowWithoutPage[]> {
  if (!token) throw withoutToken();
  return rowsWithoutPage(await fetchMenuRows(server, token), readRegistry(siteDirectory));
}

function entryLines(line: StatusLine): readonly string[] {
  const { name, state, message, active, by, since, pages, releases, blocked, rollsBackTo, unfit } = line;
  const when = since === null ? '' : `, by ${by} at ${new Date(since).toISOString()}`;
  return [
    `${name.padEnd(16)} ${state.padEnd(9)} ${active ?? '(none active)'}${when}, ${releases} releases`,
    ...(message === null ? [] : [`  message: ${message}`]),
    ...(unfit === null ? [] : [`  ${unfit}`]),
    ...(rollsBackTo === null ? [] : [`  rolls back to ${rollsBackTo}`]),
    ...(blocked.length === 0 ? [] : [`  blocked: ${blocked.join(', ')}`]),
    ...pages.map((key) => `  ${key}`),
  ];
}

const missingLines = (rows: readonly RowWithoutPage[]): readonly string[] => [
  `menu rows without a page: ${rows.length}`,
  ...rows.map(({ title, key }) => `  ${key}  ${title}`),
];
