import { createServer, type IncomingMessage, request as sendOn, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { createBrotliCompress, createDeflate, createGzip, constants } from 'node:zlib';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { TestTarget } from '@zhilv/testing/target/test-target';
import { afterEach, expect, it } from 'vitest';
import type { RequestLine } from '../http/RequestLine.ts';
import { isOwnAddress } from '../settings/ApiTarget.ts';
import { readSettings } from '../settings/settings.ts';
import { type Answers, forwardTo } from './forwardTo.ts';

const LOOPS = rounds({ sample: 5, soak: 500 });
const BOMBS = rounds({ sample: 2, soak: 60 });
const MEGABYTE = 2 ** 20;
const LIMIT_MEGABYTES = 32;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function listening(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // A server that listens on a port has an address with one.
}

/** A proxy in front of a server, which adds its name to `via` as proxies do. */
const proxyTo = (target: string): Promise<string> =>
  listening(
    createServer((incoming, answer) => {
      const via = [incoming.headers.via, '1.1 a-proxy'].filter((one) => one !== undefined).join(', ');
      const options = { method: incoming.method, headers: { ...incoming.headers, via } };
      const onward = sendOn(`${target}${incoming.url}`, options, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        pipeline(response, answer, () => {});
      });
      pipeline(incoming, onward, () => {});
    }),
  );

/** A server that does with each request what it is told. */
const gatewayOf = (answers: Answers): Promise<string> =>
  listening(createServer((incoming, answer) => void relay(answers, incoming, answer)));

async function relay(
  answers: Answers,
  { url, method = 'GET', headersDistinct }: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const response = await answers(new Request(`http://localhost${url}`, { method, headers }), { address: '127.0.0.1' });
  answer.writeHead(response.status, { 'content-type': 'application/json' }).end(await response.text());
}

const forwarder = (target: string, lines: RequestLine[]) =>
  forwardTo({ target, origin: () => 'https://www.example.com', trustedProxies: 0, log: (line) => lines.push(line) });

it(`a call that comes back through other servers ends at once, ${LOOPS} ways (seed ${randomSeed})`, async () => {
  const random = new SeededRandom(randomSeed);
  for (let loop = 0; loop < LOOPS; loop += 1) {
    let arrived = 0;
    const lines: RequestLine[] = [];
    const self: { forward?: Answers } = {};
    let target = await gatewayOf(async (request, caller) => {
      arrived += 1;
      return self.forward?.(request, caller) ?? new Response(null, { status: 500 });
    });
    for (let proxies = random.below(4); proxies > 0; proxies -= 1) target = await proxyTo(target);
    // Another server of the same kind may be on the way as well.
    if (random.chance(0.4)) target = await gatewayOf(forwarder(target, lines));
    const forward = forwarder(target, lines);
    self.forward = forward;
    const method = random.pick(['GET', 'POST', 'PUT', 'DELETE']);
    const headers = random.chance(0.5)
      ? { via: random.pick(['1.1 a-proxy', '1.0 fred, 1.1 p.example.net', ',', 'HTTP/2 x']) }
      : {};

    const answer = await forward(new Request('http://localhost/admin-api/system/user/page', { method, headers }), {
      address: '127.0.0.1',
    });

    expect([answer.status, arrived], `${method} ${JSON.stringify(headers)}`).toEqual([508, 1]);
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  }
}, 600_000);

it.each([
  'http://LOCALHOST:8080',
  'http://localhost.:8080/',
  'http://sub.localhost:8080/admin-api',
  'http://127.1:8080/prod-api',
  'http://0x7f000001:8080',
  'http://2130706433:8080/prod-api/',
  'http://[0:0:0:0:0:0:0:1]:8080',
  'http://[::ffff:127.0.0.1]:8080',
  'http://0.0.0.0:8080',
  'http://[::]:8080/prod-api/admin-api',
])('a start knows itself at %s', (spelling) => {
  const { apiTarget, host, port, publicOrigin } = readSettings({ API_TARGET: spelling });

  expect(apiTarget && isOwnAddress(apiTarget, { host, port, publicOrigin })).toBe(true);
});

it(`of ${BOMBS} packed answers of random sizes none that unpacks to more than can be held is taken, nor read to its end (seed ${randomSeed})`, async () => {
  const random = new SeededRandom(randomSeed);
  const target = await TestTarget.start();
  const lines: RequestLine[] = [];
  const forward = forwarder(target.url, lines);
  for (let bomb = 0; bomb < BOMBS; bomb += 1) {
    const packing = random.pick(['gzip', 'deflate', 'br', 'gzip, gzip'] as const);
    const isBomb = bomb === 0 || random.chance(0.6);
    const megabytes = isBomb
      ? LIMIT_MEGABYTES + 1 + random.below(rounds({ sample: 40, soak: 500 }))
      : 1 + random.below(LIMIT_MEGABYTES);
    let written = 0;
    target.respond = (response) => {
      response.setHeader('content-encoding', packing).setHeader('content-type', 'application/json;charset=UTF-8');
      const packers = packing
        .split(', ')
        .map((one) =>
          one === 'br'
            ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
            : one === 'gzip'
              ? createGzip()
              : createDeflate(),
        );
      const content = function* () {
        for (; written < megabytes; written += 1) yield Buffer.alloc(MEGABYTE, ' ');
      };
      const packed = packers.reduce<Readable>((plain, packer) => plain.pipe(packer), Readable.from(content()));
      pipeline(packed, response, () => {});
    };

    const answer = await forward(new Request('http://localhost/admin-api/system/user/page'), { address: '127.0.0.1' });
    const told = `${megabytes} MB in ${packing}`;

    expect(answer.status, told).toBe(isBomb ? 502 : 200);
    if (!isBomb) expect((await answer.arrayBuffer()).byteLength, told).toBe(megabytes * MEGABYTE);
    else expect(lines.at(-1)?.error, told).toContain('more than 32 MB');
  }
  await target.close();
}, 600_000);
