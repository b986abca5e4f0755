#!/usr/bin/env node
import path from 'node:path';
import process from 'node:process';
import { Command } from 'commander';
import { publish } from './publish.ts';
import { promote } from './activate.ts';
import { CommandError } from './CommandError.ts';
import { currentCommit } from './currentCommit.ts';
import { fetchMenuRows, type RowWithoutPage, rowsWithoutPage } from './rowsWithoutPage.ts';
import { readRegistry } from './siteDirectory.ts';
import { status } from './status.ts';

// An empty variable is an absent one, as the server has it.
const site = path.resolve(process.env['SITE_DIR'] || path.join(process.env['DATA_DIR'] || '.data', 'site'));

/** Commands take a remote's name, its folder, or the short form. */
const fullName = (name: string): string => {
  const plain = name.replaceAll('-', '_');
  return plain === 'host' || plain.startsWith('remote_') ? plain : `remote_${plain}`;
};

const program = new Command('mfe').description(
  'Publishes releases of the host and of remotes, and tells which are live (site directory: SITE_DIR, by default DATA_DIR/site)',
);

program
  .command('publish')
  .description('uploads a built release and activates it')
  .argument('<dir>', 'folder of the release, with its release.json')
  .option('--no-activate', 'upload only')
  .addHelpText(
    'after',
    '\nExamples:\n  npm run mfe -- publish remote-bpm/dist/0.1.0-0a1b2c3d4e\n  npm run mfe -- publish remote-bpm/dist/0.1.0-0a1b2c3d4e --no-activate',
  )
  .action(async (dir: string, options: { activate: boolean }) => {
    const directory = path.resolve(dir);
    const result = await publish({
      site,
      directory,
      by: 'publish',
      activate: options.activate,
      commit: currentCommit(directory),
      now: Date.now(),
    });
    console.log(`${result.name} ${result.release}: ${result.activated ? 'uploaded and activated' : 'uploaded, not activated'}`);
  });

program
  .command('promote')
  .description('activates a release that was uploaded before')
  .argument('<name>', 'host, or a remote: remote_bpm, remote-bpm or bpm')
  .argument('<release>', 'id of the release')
  .addHelpText('after', '\nExample:\n  npm run mfe -- promote bpm 0.1.0-0a1b2c3d4e')
  .action(async (name: string, release: string) => {
    await promote({ site, name: fullName(name), release, now: Date.now() });
    console.log(`${fullName(name)} ${release}: activated`);
  });

program
  .command('status')
  .description('the live release of the host and of each remote with its pages, and menu rows whose page none of them has')
  .option('--server <address>', 'API of the back end to take the menu rows from; the access token is in MFE_TOKEN')
  .option('--json', 'as JSON')
  .addHelpText(
    'after',
    '\nThe rows are those that the owner of the token has; rows without a page are told, and are no error.' +
      '\nExample:\n  MFE_TOKEN=0a1b… npm run mfe -- status --server http://localhost:8080/prod-api/admin-api',
  )
  .action(async (options: { server?: string; json?: boolean }) => {
    const current = status(site);
    const rows = options.server === undefined ? null : await missingPages(options.server);
    if (options.json) console.log(JSON.stringify({ ...current, ...(rows && { rowsWithoutPage: rows }) }, null, 2));
    else console.log([...statusText(current), ...(rows ? missingText(rows) : [])].join('\n'));
  });

async function missingPages(server: string): Promise<readonly RowWithoutPage[]> {
  const token = process.env['MFE_TOKEN'];
  if (!token) throw new CommandError('--server needs an access token of that back end in the variable MFE_TOKEN');
  return rowsWithoutPage(await fetchMenuRows(server, token), readRegistry(site));
}

function statusText({ revision, lines }: ReturnType<typeof status>): readonly string[] {
  return [
    `site ${site}, revision ${revision}`,
    ...lines.flatMap(({ name, state, active, by, since, pages, releases }) => {
      const when = since === null ? '' : `, by ${by} at ${new Date(since).toISOString()}`;
      return [
        `${name.padEnd(16)} ${state.padEnd(9)} ${active ?? '(none active)'}${when}, ${releases} releases`,
        ...pages.map((key) => `  ${key}`),
      ];
    }),
  ];
}

const missingText = (rows: readonly RowWithoutPage[]): readonly string[] => [
  `menu rows without a page: ${rows.length}`,
  ...rows.map(({ title, key }) => `  ${key}  ${title}`),
];

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof CommandError ? error.message : error);
  process.exitCode = 1;
}
