import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_APP_CONFIG } from '@zhilv/release/schema';
import { openTestGateway } from '@zhilv/testing/server/open-test-gateway';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Gateway } from './createGateway.ts';

let siteDirectory: string;
let notices: string[];
let gateway: Gateway;

const write = (name: string, content: string): void => writeFileSync(path.join(siteDirectory, name), content);
const start = (): void => void (gateway = openTestGateway({ siteDirectory, notice: (text) => notices.push(text) }));

beforeEach(() => {
  siteDirectory = mkdtempSync(path.join(tmpdir(), 'zhilv-settings-'));
  notices = [];
  const host = { state: 'active', message: null, active: null, blocked: [], activations: [], releases: [] };
  write('registry.json', JSON.stringify({ revision: 1, host, remotes: {} }));
  for (const name of ['public', 'sign-in', 'console']) write(`${name}.html`, `<!doctype html><title>${name}</title></html>\n`);
  write('app-config.json', JSON.stringify({ ...DEFAULT_APP_CONFIG, openingHours: '每日 8:00–20:00' }));
  start();
});
afterEach(() => rmSync(siteDirectory, { recursive: true }));

/** Gives what home, console and the settings themselves are answered with. */
const answers = () =>
  Promise.all(
    ['/', '/system/dict', '/app-config.json'].map(async (address) => {
      const request = new Request(`http://localhost${address}`);
      const answer = await gateway.fetch(request, { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
      return [answer.status, await answer.text()];
    }),
  );

it.each([
  ['empty', ''],
  ['cut short', '{"company":'],
  ['written with a typing error', JSON.stringify({ ...DEFAULT_APP_CONFIG, contract: 'one' })],
])(
  'serves home and console after a start for which app-config.json is %s, by the last good one that was read',
  async (_, damaged) => {
    const before = await answers();
    expect(before.map(([status]) => status)).toEqual([200, 200, 200]);

    write('app-config.json', damaged);
    start();

    expect(await answers()).toEqual(before);
    expect(before[2]?.[1]).toContain('每日 8:00–20:00');
    expect(notices).toEqual([expect.stringMatching(/app-config\.json cannot be used: .*; the last good one stays in use$/s)]);
  },
);

it('takes a change up while it runs, and that is what the next start has', async () => {
  await answers();
  write('app-config.json', JSON.stringify({ ...DEFAULT_APP_CONFIG, openingHours: '全年无休' }));
  await answers();

  write('app-config.json', '');
  start();

  expect((await answers())[2]?.[1]).toContain('全年无休');
});
