import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

const SERVER = `
import { prepareDatabase, readSettings, serveProduct } from ${JSON.stringify(import.meta.resolve('@zhilv/server'))};
const settings = readSettings(process.env);
const { url } = await serveProduct(settings, await prepareDatabase(settings), () => {});
process.stdout.write(url);
`;

/** For tests that kill it: a server in a process of its own, with its data in `directory`. The test ends it. */
export async function startServerProcess(directory: string): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SERVER], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: directory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(child.stdout, 'data')) as [Buffer]; // It writes one line.
  return { child, url: String(url) };
}
