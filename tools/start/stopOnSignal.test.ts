import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const script = `
import { stopOnSignal } from ${JSON.stringify(pathToFileURL(path.join(import.meta.dirname, 'stopOnSignal.ts')).href)};
stopOnSignal(async () => {
  process.stdout.write('closing,');
  await new Promise((resolve) => process.stdin.once('data', resolve));
  process.stdout.write('closed');
});
process.stdin.resume();
process.stderr.write('running');
`;

it('closes once and to the end, however often Ctrl-C arrives', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const ended = once(child, 'exit');
  await once(child.stderr, 'data');
  child.kill('SIGINT');
  await once(child.stdout, 'readable');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  child.stdin.end('go on');

  expect(await text(child.stdout)).toBe('closing,closed');
  expect(await ended).toEqual([0, null]);
});
