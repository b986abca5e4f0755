import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { DevelopmentServers } from './DevelopmentServers.ts';
import { listen } from './listen.ts';

const noDevelopment = new DevelopmentServers(new Map());

/** Gives the head of the server's answer to a request on a connection that may be kept. */
const ask = (url: string): Promise<IncomingHttpHeaders> =>
  new Promise((resolve, reject) => {
    get(url, { agent: new Agent({ keepAlive: true }) }, (answer) => {
      answer.resume().once('end', () => resolve(answer.headers));
    }).on('error', reject);
  });

/** A connection of which nothing has been read yet. */
const connection = (url: string): Promise<Socket> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () => resolve(socket));
  });

/** Reads a connection to its end; answers how many bytes came. */
const readAll = (socket: Socket): Promise<number> =>
  new Promise((resolve, reject) => {
    let received = 0;
    socket.on('data', ({ length }: Buffer) => (received += length));
    socket.once('error', reject).once('close', () => resolve(received));
  });

/** Never ends, so that a test which waits for the end of the grace fails. */
const graceWithoutEnd = (): unknown => vi.useFakeTimers({ toFake: ['setTimeout'] });

afterEach(() => vi.useRealTimers());

it('keeps connections for longer than the proxies in front of it do', async () => {
  const { url, close } = await listen(() => new Response(''), '127.0.0.1', 0, noDevelopment);

  expect(await ask(url)).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=65' });

  await close();
});

it('says with the answers under way when it ends that no other follows on their connections', async () => {
  const [asked, told] = [Promise.withResolvers<void>(), Promise.withResolvers<Response>()];
  const { url, close } = await listen(
    () => {
      asked.resolve();
      return told.promise;
    },
    '127.0.0.1',
    0,
    noDevelopment,
  );
  const answer = ask(url);
  await asked.promise;

  const closed = close();
  told.resolve(new Response('the answer'));

  expect(await answer).toMatchObject({ connection: 'close' });
  await closed;
});

it('sends whole what it has begun to send when it ends', async () => {
  const body = new Uint8Array(30_000_000);
  const { url, close } = await listen(() => new Response(body), '127.0.0.1', 0, noDevelopment);
  const socket = await connection(url);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await new Promise((resolve) => socket.once('readable', resolve));

  const closed = close();

  expect(await readAll(socket)).toBeGreaterThan(body.length);
  await closed;
});

it('does not wait for connections on which nothing is asked', async () => {
  graceWithoutEnd();
  const { url, close } = await listen(() => new Response(''), '127.0.0.1', 0, noDevelopment);
  const unused = await connection(url);
  // Once a later connection has its answer, the server knows of this one.
  await ask(url);

  const [received] = await Promise.all([readAll(unused), close()]);

  expect(received).toBe(0);
});

it('does not wait for what was passed on to a development server', async () => {
  graceWithoutEnd();
  const { url: upstream, close: closeUpstream } = await listen(() => new Response(''), '127.0.0.1', 0, noDevelopment);
  const development = new DevelopmentServers(new Map([['host', upstream]]));
  const { url, close } = await listen(() => new Response(''), '127.0.0.1', 0, development);
  const socket = await connection(url);
  socket.write('GET /__dev/host/ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await new Promise((resolve) => socket.once('readable', resolve));

  await Promise.all([readAll(socket), close()]);

  await closeUpstream();
});
