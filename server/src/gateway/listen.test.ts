import { get } from 'node:http';
import { expect, it } from 'vitest';
import { DevelopmentServers } from './DevelopmentServers.ts';
import { listen } from './listen.ts';

it('keeps connections for longer than the proxies in front of it do', async () => {
  const { url, close } = await listen(() => new Response('', { status: 200 }), '127.0.0.1', 0, new DevelopmentServers(new Map()));

  const headers = await new Promise((resolve, reject) => {
    get(url, { headers: { connection: 'keep-alive' } }, (answer) => {
      answer.resume();
      resolve(answer.headers);
    }).on('error', reject);
  });

  expect(headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=65' });
  await close();
});
