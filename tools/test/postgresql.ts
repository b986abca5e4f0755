import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** A PostgreSQL of its own for tests. */
export interface TestPostgresql {
  readonly url: string;
  stop(): void;
}

/** Folder with `initdb` and `pg_ctl`, as Debian lays it out, newest version first. */
function binaries(): string | undefined {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return undefined;
  const versions = readdirSync(base).sort((one, other) => Number(other) - Number(one));
  return versions.map((version) => path.join(base, version, 'bin')).find((folder) => existsSync(path.join(folder, 'initdb')));
}

/** Numeric ids of the account PostgreSQL runs as; it refuses to run as root. */
function account(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts a PostgreSQL on a socket in a temporary folder; null where Debian's is not installed or does not start. */
export function startPostgresql(): TestPostgresql | null {
  const folder = binaries();
  if (!folder) return null;
  const directory = mkdtempSync(path.join(tmpdir(), 'zhilv-postgresql-'));
  const owner = account();
  if (owner) chownSync(directory, owner.uid, owner.gid);
  const run = (name: string, args: readonly string[]): boolean =>
    spawnSync(path.join(folder, name), args, { stdio: 'ignore', cwd: directory, ...owner }).status === 0;
  const data = path.join(directory, 'data');
  const stop = (): void => {
    run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
    rmSync(directory, { recursive: true, force: true });
  };
  const options = `-c listen_addresses='' -k ${directory} -c fsync=off`;
  if (
    !run('initdb', ['-D', data, '-U', 'zhilv', '-A', 'trust', '-E', 'UTF8']) ||
    !run('pg_ctl', ['-D', data, '-w', '-l', path.join(directory, 'log'), '-o', options, 'start'])
  ) {
    stop();
    return null;
  }
  return { url: `postgres://zhilv@localhost/postgres?host=${encodeURIComponent(directory)}`, stop };
}
