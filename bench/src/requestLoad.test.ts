import { createServer } from 'node:http';
import { listening } from '@zhilv/e2e/listening';
import { expect, it } from 'vitest';
import { figuresOf, percentile, underLoad } from './requestLoad.ts';

it('asks as often as it was told, with no more connections than that', async () => {
  const asked: (string | undefined)[] = [];
  let open = 0;
  let most = 0;
  const server = createServer((request, response) => {
    asked.push(request.url);
    open += 1;
    most = Math.max(most, open);
    setImmediate(() => {
      open -= 1;
      response.end('x');
    });
  });
  const { url, close } = await listening(server);
  let count = 0;

  const figures = await underLoad({ next: () => `${url}/${(count += 1)}`, headers: {}, connections: 3, requests: 30 });

  expect(new Set(asked).size).toBe(30);
  expect(most).toBeLessThanOrEqual(3);
  expect(figures.p99).toBeGreaterThanOrEqual(figures.each);
  await close();
});

it('takes no refusal for an answer', async () => {
  const { url, close } = await listening(createServer((_, response) => response.writeHead(503).end()));

  await expect(underLoad({ next: () => url, headers: {}, connections: 1, requests: 1 })).rejects.toThrow('answers 503');
  await close();
});

it('gives percentiles', () => {
  const times = Array.from({ length: 200 }, (_, index) => 200 - index);

  expect(percentile(times, 0.99)).toBe(198);
  expect(percentile(times, 1)).toBe(200);
  expect(percentile([7], 0.99)).toBe(7);
  expect(() => percentile([], 0.99)).toThrow('nothing');
});

it('takes several times of load for one', () => {
  const quiet = { elapsed: 30, times: Array.from({ length: 150 }, () => 1) };
  const busy = { elapsed: 170, times: Array.from({ length: 50 }, () => 9) };

  expect(figuresOf([quiet, busy])).toEqual({ each: 1, p99: 9 });
});
