// Runs a script of the repository with the pinned tools: `node tools/run.mjs <script> [argument …]`, with `--bin <name>` a
// tool of the workspace, or with `--pnpm` the pinned pnpm. Plain JavaScript for whatever Node is there; everything after
// it is Node 24.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The version is pinned here alone, because pnpm would write a `packageManager` of package.json into the lockfile. */
const PNPM = 'pnpm@12.21.0';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const binaries = path.join(root, 'node_modules', '.bin');

const [first, ...rest] = process.argv.slice(2);
// A call of pnpm changes what is installed, so nothing is installed before it.
if (first !== '--pnpm') installWhenChanged();

const [command, args] = commandOf();
const child = spawn(command, args, {
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${binaries}${path.delimiter}${process.env.PATH}`,
    // Node compiles a module once, not in each process: half the time of a short command, and a tenth of a start.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules', '.cache', 'node'),
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));

function commandOf() {
  if (first === '--pnpm') return ['npx', ['--yes', PNPM, ...rest]];
  if (first === '--bin') return [path.join(binaries, rest[0]), rest.slice(1)];
  return [path.join(binaries, 'node'), [path.resolve(root, first), ...rest]];
}

/** Installs the dependencies when the lockfile is not the one they were installed from. */
function installWhenChanged() {
  const stamp = path.join(root, 'node_modules', '.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(path.join(binaries, 'node'))) return;
  console.log('installing tools and dependencies …');
  const { status } = spawnSync('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CI: 'true' },
  });
  if (status !== 0) {
    console.error('dependencies could not be installed; is the npm registry reachable? The lines above say what pnpm met.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
