import process from 'node:process';
import { parseArgs } from 'node:util';
import { CommandError, readRegistry } from '@zhilv/release/site-directory';
import { readSettings, StartupError } from '@zhilv/server';
import { BackEndError } from './backend/BackEnd.ts';
import { backEndReport } from './backend/backEndReport.ts';

const USAGE =
  'npm run check:backend -- <url> [--user admin] [--password admin123] [--tenant 1] [--menu-sql], ' +
  'for example npm run check:backend -- http://localhost:48080';

try {
  const { address, ...options } = readArguments(process.argv.slice(2));
  const { API_LOCAL, DATA_DIR, SITE_DIR } = process.env;
  const { apiTarget, siteDirectory } = readSettings({ API_TARGET: address, API_LOCAL, DATA_DIR, SITE_DIR });
  // An address was given, so there is a target.
  if (apiTarget === null) throw new BackEndError(`Usage: ${USAGE}`);
  const published = readRegistry(siteDirectory);
  const registry = published.revision === 0 ? null : published;
  console.log(await backEndReport({ ...options, target: apiTarget, token: process.env['MFE_TOKEN'] ?? null, registry }));
} catch (error) {
  const isTold = error instanceof BackEndError || error instanceof StartupError || error instanceof CommandError;
  if (!isTold) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function readArguments(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        user: { type: 'string', default: 'admin' },
        password: { type: 'string', default: 'admin123' },
        tenant: { type: 'string', default: '1' },
        'menu-sql': { type: 'boolean', default: false },
      },
    });
    const [address] = positionals;
    if (address === undefined || positionals.length > 1) throw new Error('one address is needed; options come after --');
    if (!/^https?:\/\/./.test(address)) throw new Error(`${address} is no address of a back end`);
    return {
      address,
      username: values.user,
      password: values.password,
      tenant: values.tenant,
      menuSql: values['menu-sql'],
    };
  } catch (error) {
    throw new BackEndError(`${error instanceof Error ? error.message : String(error)}\nUsage: ${USAGE}`);
  }
}
