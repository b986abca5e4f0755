import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Names a running process by its id and by when it started, because ids are used again. It gives null when no such process
 * runs.
 */
export function processIdentity(pid: number): string | null {
  const started = process.platform === 'linux' ? startTicks(pid) : startText(pid);
  return started === null ? null : `${pid}-${started}`;
}

/** Reads the clock ticks from boot to the start of the process, which are field 22 of /proc/<pid>/stat (see proc(5)). */
function startTicks(pid: number): string | null {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  } catch {
    return null; // No such process.
  }
  // The second field, the command in parentheses, may itself hold spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const dead = fields[0] === 'Z' || fields[0] === 'X';
  return dead ? null : (fields[19] ?? null);
}

function startText(pid: number): string | null {
  try {
    const text = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return text.trim().replaceAll(/\W+/g, '_') || null;
  } catch {
    return null; // ps ends with an error when there is no such process.
  }
}
