import { createServer, type Server } from 'node:http';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestSiteDirectory, refusal, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';
import { runCommand } from '../cli/runCommand.ts';

let test: TestSiteDirectory;

beforeEach(async () => {
  test = openTestSiteDirectory();
  await test.publishAll('1.0.0-a');
});

afterEach(() => test.remove());

const damage = () => rmSync(path.join(test.siteDirectory, 'remotes/remote_bpm/1.0.0-a/remoteEntry.js'));

describe('mfe verify', () => {
  it('says so when there is no problem', async () => {
    expect(await test.mfe('verify')).toEqual({ code: 0, out: `no problems in ${test.siteDirectory}`, wrong: '', changed: false });
  });

  it('tells each problem on a line of its own, and ends with the code for that', async () => {
    damage();
    const { code, out, wrong } = await test.mfe('verify');

    expect(out).toMatch(/^missing-file {2}remote_bpm 1\.0\.0-a: .*remoteEntry\.js is missing$/);
    expect(code).toBe(4);
    expect(wrong).toContain('1 found');
  });

  it('tells them as JSON', async () => {
    damage();
    const { code, out } = await test.mfe('verify', '--json');

    expect(JSON.parse(out)).toMatchObject({ problems: [{ name: 'remote_bpm', what: 'missing-file' }], notes: [] });
    expect(code).toBe(4);
  });

  it('asks for a token, and for a server to take menus from', async () => {
    expect(await test.mfe('verify', '--server', 'http://localhost')).toEqual(refusal('usage', 'MFE_TOKEN'));
    expect(await test.mfe('verify', '--menus-must-match')).toEqual(refusal('usage', 'needs --server'));
  });
});

describe('a menu row without a page', () => {
  let server: Server;
  let address: string;

  beforeEach(async () => {
    const menus = [{ id: 1, name: '商品管理', path: 'spu', component: 'mall/spu/index' }];
    server = createServer((_, response) => response.end(JSON.stringify({ code: 0, data: { menus } })));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // It listens on a port.
  });

  afterEach(() => server.close());

  async function run(...options: readonly string[]): Promise<{ readonly code: number; readonly out: string }> {
    const out: string[] = [];
    const context = {
      siteDirectory: test.siteDirectory,
      token: 't',
      print: (text: string) => out.push(text),
      now: () => 0,
      wait: async () => {},
    };
    const code = await runCommand(['verify', '--server', address, ...options], context, () => {});
    return { code, out: out.join('\n') };
  }

  it('is told, and is no problem', async () => {
    const { code, out } = await run();

    expect(out).toContain('note          no live release has page mall/spu/index, where 商品管理 leads');
    expect(code).toBe(0);
  });

  it('is a problem where menus must match', async () => {
    const { code, out } = await run('--menus-must-match');

    expect(out).toContain('menu          menu: no live release has page mall/spu/index');
    expect(code).toBe(4);
  });
});
