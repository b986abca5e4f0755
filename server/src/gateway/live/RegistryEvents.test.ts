import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DevelopmentServers } from '../DevelopmentServers.ts';
import { listen, type Listening } from '../listen.ts';
import { RegistryEvents } from './RegistryEvents.ts';
import { Unavailable } from './Unavailable.ts';

const SECOND_MS = 1000;
const MOST_OF_NETWORK = 100;

let revision: number | null;
let address: string;
let looks: number;
let events: RegistryEvents;
let server: Listening;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  [revision, address, looks] = [7, '10.0.0.1', 0];
  events = new RegistryEvents(() => {
    looks += 1;
    if (revision === null) throw new Unavailable('there is none');
    return revision;
  });
  const answer = (request: Request): Response => {
    try {
      return events.respond(request, address);
    } catch (failure) {
      // The gateway does the same.
      return new Response(null, { status: failure instanceof Unavailable ? 503 : 500 });
    }
  };
  server = await listen(answer, '127.0.0.1', 0, new DevelopmentServers(new Map()));
});
afterEach(async () => {
  events.end();
  await server.close();
  vi.useRealTimers();
});

/** Opens a stream over the network. `next` gives what comes next, null after its end. */
async function open() {
  const leaving = new AbortController();
  const answer = await fetch(server.url, { signal: leaving.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async (): Promise<string | null> => (await reader?.read())?.value ?? null;
  return { answer, next, leave: () => leaving.abort() };
}

it('tells the revision at once and each later one, and says to nobody on the way to keep or collect it', async () => {
  const { answer, next } = await open();

  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(await next()).toBe('data: 7\n\n');
  revision = 8;
  vi.advanceTimersByTime(SECOND_MS);
  expect(await next()).toBe('data: 8\n\n');
});

it('says nothing while nothing changes but that it is there, twice a minute and also while no registry can be read', async () => {
  const { next } = await open();
  await next();

  revision = null;
  vi.advanceTimersByTime(24 * SECOND_MS);
  revision = 8;
  vi.advanceTimersByTime(SECOND_MS);
  expect(await next()).toBe('data: 8\n\n');
  revision = null;
  vi.advanceTimersByTime(25 * SECOND_MS);
  expect(await next()).toBe('data: 8\n\n');
});

it('looks at the registry once for all, and no more when the last has left', async () => {
  const streams = [await open(), await open()];
  looks = 0;
  vi.advanceTimersByTime(SECOND_MS);
  expect(looks).toBe(2);

  for (const { leave } of streams) leave();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
});

it('bounds the streams of a network, which others do not feel', async () => {
  const [first] = await Promise.all(Array.from({ length: MOST_OF_NETWORK }, open));
  expect((await open()).answer).toMatchObject({ status: 503 });

  address = '10.0.0.2';
  expect((await open()).answer).toMatchObject({ status: 200 });
  address = '10.0.0.1';
  first?.leave();
  await vi.waitFor(async () => expect((await open()).answer.status).toBe(200));
});

it('leaves who reads nothing', () => {
  const { body } = events.respond(new Request('http://localhost/'), address);
  for (const next of Array.from({ length: 8 }, (_, index) => 8 + index)) {
    revision = next;
    vi.advanceTimersByTime(SECOND_MS);
  }

  expect(body).toBeInstanceOf(ReadableStream);
  expect(vi.getTimerCount()).toBe(0);
});

it('opens none for who asks for the head alone', async () => {
  const answer = await fetch(server.url, { method: 'HEAD' });

  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  expect(vi.getTimerCount()).toBe(0);
});

it('ends all streams at once with the server, and opens no more', async () => {
  const { next } = await open();
  await next();

  events.end();

  expect(await next()).toBeNull();
  expect((await open()).answer).toMatchObject({ status: 503 });
  await server.close();
});
