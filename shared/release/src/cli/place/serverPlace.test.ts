import { writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestSiteDirectory, refusal, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const TOKEN = `mfe_1_${'x'.repeat(43)}`;

let test: TestSiteDirectory;
let server: Server;
let address: string;
let answer: RequestListener;
let asked: string[];

beforeEach(async () => {
  test = openTestSiteDirectory();
  asked = [];
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    request.resume();
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // It listens on a port.
});

afterEach(() => {
  server.close();
  test.remove();
});

const answering =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

describe('a deploy token', () => {
  it('goes to the origin of the server, whatever path its address has', async () => {
    answer = answering(200, JSON.stringify({ revision: 7, lines: [] }));

    const { code, out } = await test.mfeAs(TOKEN, 'status', '--server', `${address}/prod-api/admin-api`);

    expect([code, out]).toEqual([0, `server ${address}/prod-api/admin-api, revision 7`]);
    expect(asked).toEqual([`GET /deploy-api/status Bearer ${TOKEN}`]);
  });

  it.each(['http://www.example.com', 'http://10.0.0.5:8080', 'ftp://localhost', 'http://localhost.example.com'])(
    'does not go over a line that others read: %s',
    async (open) => {
      expect(await test.mfeAs(TOKEN, 'rollback', 'bpm', '--server', open)).toEqual(refusal('usage', 'is sent by https only'));
    },
  );

  it('does not go where a redirect leads', async () => {
    answer = answering(307, '', { location: '/elsewhere' });

    expect(await test.mfeAs(TOKEN, 'status', '--server', address)).toEqual(
      refusal('refused', 'takes no releases: it answers 307'),
    );
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['disable', 'bpm', '--message', '维护中'],
    ['enable', 'bpm'],
  ])('is what %s needs for a server, and how to get one is told', async (...words) => {
    for (const token of ['', 'access-token'])
      expect(await test.mfeAs(token, ...words, '--server', address)).toEqual(
        refusal('usage', 'npm run admin -- add-deploy-token'),
      );
    expect(asked).toEqual([]);
  });

  it.each(['publish', 'promote', 'rollback', 'disable', 'enable', 'status', 'verify'])(
    'is told of in the help of %s',
    async (command) => {
      const { out } = await test.mfe(command, '--help');

      expect(out).toContain('npm run admin -- add-deploy-token');
      expect(out).toContain('MFE_SERVER');
    },
  );
});

describe('a server', () => {
  it('that is another one, or older, is told apart from a refusal', async () => {
    for (const [status, body] of [
      [404, '<h1>Not Found</h1>'],
      [200, '<!doctype html>'],
      [200, '{"code":0}'],
    ] as const) {
      answer = answering(status, body);
      expect(await test.mfeAs(TOKEN, 'status', '--server', address)).toEqual(
        refusal('refused', `takes no releases: it answers ${status}`),
      );
    }
  });

  it('that fails is told apart from both', async () => {
    answer = answering(500, 'Internal Server Error');

    expect(await test.mfeAs(TOKEN, 'status', '--server', address)).toEqual(
      refusal('refused', 'failed with 500; its log says why'),
    );
  });

  it('chooses the exit code by the reason of its refusal', async () => {
    answer = answering(409, JSON.stringify({ reason: 'busy', message: 'somebody else is publishing' }));

    expect(await test.mfeAs(TOKEN, 'rollback', 'bpm', '--server', address)).toEqual(
      refusal('busy', 'somebody else is publishing'),
    );
  });

  it('that is away for a moment is asked again for an upload, and five times in all', async () => {
    answer = answering(503, 'starting');

    const { code, wrong } = await test.mfeAs(TOKEN, 'publish', test.built('1.0.0-a'), '--server', address);

    expect([code, wrong]).toEqual([1, expect.stringContaining(`${address} answers 503 for now\nwhat has arrived`)]);
    expect(asked).toEqual(Array<string>(5).fill(`POST /deploy-api/uploads/remote_bpm?activate=true Bearer ${TOKEN}`));
  });

  it('gets nothing of a release that is damaged here', async () => {
    const directory = test.built('1.0.0-a');
    writeFileSync(`${directory}/remoteEntry.js`, 'changed');

    expect(await test.mfeAs(TOKEN, 'publish', directory, '--server', address)).toEqual(
      refusal('refused', 'is not what release.json says'),
    );
    expect(asked).toEqual([]);
  });
});
