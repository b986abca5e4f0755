import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';

/** The process has memory of its own, so that a page which fills it ends the process and not the server. */
const HEAP_MB = 256;
/** All memory that it may write to, in KiB. Half of it is address space that V8 sets aside for code and does not use. */
const DATA_KIB = 2 ** 20;

const FLAGS = [
  '--permission',
  '--disallow-code-generation-from-strings',
  '--experimental-vm-modules',
  '--no-experimental-sqlite',
  '--no-experimental-websocket',
  '--disable-sigusr1',
  // The warnings are about the modules of `vm`.
  '--no-warnings',
  `--max-old-space-size=${HEAP_MB}`,
];

/**
 * Where the system lets us, the process gets a network of its own without any connection, no way to more rights, and ends with
 * the server, however that ends.
 */
const START = `
  ulimit -c 0
  ulimit -d ${DATA_KIB}
  if setpriv --pdeathsig KILL --no-new-privs true 2>/dev/null; then set -- setpriv --pdeathsig KILL --no-new-privs "$@"; fi
  if unshare --map-current-user --net true 2>/dev/null; then set -- unshare --map-current-user --net "$@"; fi
  exec env -i "$@"`;

interface Confined {
  /** Absolute path of the program. */
  readonly main: string;
  readonly args: readonly string[];
  /** Absolute paths of the only files and folders that it may read. */
  readonly readable: readonly string[];
}

/** Starts a program in a process of Node that is walled in by Node's permissions and by the system. */
export function startConfined({ main, args, readable }: Confined): ChildProcess {
  const command = [process.execPath, ...FLAGS, ...readable.map((allowed) => `--allow-fs-read=${allowed}`), main, ...args];
  return spawn('/bin/sh', ['-c', START, 'sh', ...command], {
    env: {},
    cwd: '/',
    // A terminal's interrupt is for the server, which ends the process.
    detached: true,
  });
}
