import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { DevelopmentServers } from './DevelopmentServers.ts';
import { listen } from './listen.ts';

/** Gives all that a server answers to these bytes until it closes the connection. */
async function answerTo(bytes: string): Promise<string> {
  const { url, close } = await listen(() => new Response('fine'), '127.0.0.1', 0, new DevelopmentServers(new Map()));
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes));
    let said = '';
    socket.setEncoding('utf8').on('data', (part: string) => (said += part));
    socket.on('end', () => resolve(said)).on('error', reject);
  });
  await close();
  return text;
}

it('says in words what to do where an address is too long', async () => {
  const answer = await answerTo(`GET /search?keyword=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const [head = '', body = ''] = answer.split('\r\n\r\n');

  expect(head).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
  expect(head).toContain('content-type: text/plain; charset=utf-8');
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
  expect(body).toBe('地址太长，请缩短搜索词后再试；仍不行时，请清除浏览器为本站保存的 Cookie。\n');
});

it('refuses what is no request', async () => {
  expect(await answerTo('no request\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});

it('refuses a body that does not say how long it is', async () => {
  const crumbs = '1\r\nx\r\n'.repeat(1000);
  const head = 'POST /prod-api/admin-api/system/auth/login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';

  expect(await answerTo(`${head}${crumbs}0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 411 Length Required\r\n/);
});
