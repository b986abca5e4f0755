import { expect, it } from 'vitest';
import { type FileTiming, loadTimings } from './loadTimings.ts';

const ORIGIN = 'https://example.com';

const file = (path: string, startTime: number, responseEnd: number, transferSize = 100): FileTiming => ({
  name: ORIGIN + path,
  startTime,
  responseEnd,
  transferSize,
  decodedBodySize: 300,
});

it('groups files by release, the first asked for first, and leaves out those of no release', () => {
  const timings = loadTimings(
    [
      file('/remotes/remote_x/1/a.js', 20, 30),
      file('/host/9/console.js', 5, 15),
      file('/prod-api/admin-api/x/page', 0, 90),
      { ...file('/host/9/a.js', 0, 90), name: 'https://elsewhere.example/host/9/a.js' },
      file('/remotes/remote_x/2/a.js', 40, 50),
    ],
    ORIGIN,
  );

  expect(timings.map(({ remote, release }) => `${remote} ${release}`)).toEqual(['host 9', 'remote_x 1', 'remote_x 2']);
});

it('counts once what came side by side, and nothing while nothing was under way', () => {
  const [timing] = loadTimings(
    [file('/host/9/a.js', 0, 100), file('/host/9/b.js', 50, 120), file('/host/9/css/c.css', 200, 300)],
    ORIGIN,
  );

  expect(timing).toMatchObject({ files: 3, bytes: 300, busyMs: 220, slowest: { file: 'a.js', ms: 100 } });
});

it('tells which files the browser had already', () => {
  const [timing] = loadTimings([file('/host/9/a.js', 0, 1, 0), file('/host/9/b.js', 0, 10)], ORIGIN);

  expect(timing).toMatchObject({ files: 2, cached: 1, bytes: 100 });
});
