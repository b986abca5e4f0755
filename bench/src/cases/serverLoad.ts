import { randomUUID } from 'node:crypto';
import { accessToken } from '@zhilv/e2e/staff';
import type { BenchCase, Laboratory } from '../BenchCase.ts';
import { excesses, ratioOf, summaryOf } from '../measurement.ts';
import { type Load, type LoadFigures, underLoad } from '../requestLoad.ts';

const API = '/prod-api/admin-api';

/** A kind of request. It may take so many times as long as a health check: an answer on average, and that which 99 of 100 beat. */
interface Line {
  readonly name: string;
  /** The path of the next request. */
  readonly path: () => string;
  /** True where staff ask. */
  readonly isSignedIn: boolean;
  readonly connections: number;
  /** So many answers are counted in each of so many runs. */
  readonly requests: (runs: number) => number;
  readonly ratio: number;
  readonly p99: number;
}

const CONNECTIONS = 20;
const REQUESTS = 600;
/** In all runs together: the server bounds what one client may have made, a hundred at once and two a second. */
const NEW_PAGES = 80;

const ofStaff = (name: string, path: string, budget: Pick<Line, 'ratio' | 'p99'>): Line => ({
  name,
  path: () => API + path,
  isSignedIn: true,
  connections: CONNECTIONS,
  requests: () => REQUESTS,
  ...budget,
});

/** Before rights were kept (decision 0026) the first took 22 times as long, the second 7. */
const LINES: readonly Line[] = [
  ofStaff('get-permission-info', '/system/auth/get-permission-info', { ratio: 5, p99: 8 }),
  ofStaff('a page of a list', '/system/dict-type/page?pageNo=1&pageSize=10', { ratio: 8, p99: 11 }),
  {
    name: 'a public page that is kept',
    path: () => '/home',
    isSignedIn: false,
    connections: CONNECTIONS,
    requests: () => REQUESTS,
    ratio: 1,
    p99: 2,
  },
  {
    name: 'a public page that nobody asked for before',
    path: () => `/search?keyword=${randomUUID().slice(0, 8)}`,
    isSignedIn: false,
    connections: 4,
    // The run that is not counted asks for them, too.
    requests: (runs) => Math.floor(NEW_PAGES / (runs + 1)),
    ratio: 20,
    p99: 20,
  },
];

/** What the server gives to many at once, over a question that costs only the way there, one word of the database and the way back. */
export const benchCase: BenchCase = {
  name: `server (${CONNECTIONS} connections)`,
  floorName: 'a health check',
  measure: async (laboratory, { runs, report }) => {
    const loads = await loadsOn(laboratory, runs);
    const over: string[] = [];
    for (const [{ name, ratio, p99 }, load] of loads) {
      const { subject, floor } = await measured(load, floorOn(laboratory, load), runs);
      const each = { subject: subject.map((one) => one.each), floor: floor.map((one) => one.each) };
      const slowest = { subject: subject.map((one) => one.p99), floor: floor.map((one) => one.p99) };
      const perSecond = (times: readonly number[]) =>
        summaryOf(
          times.map((time) => 1000 / time),
          'a second',
        );
      report(
        `  ${name}: ${perSecond(each.subject)}, floor ${perSecond(each.floor)}, ${ratioOf(each).toFixed(1)} times as long (at most ${ratio})`,
      );
      const [times, ofFloor] = [summaryOf(slowest.subject, 'ms'), summaryOf(slowest.floor, 'ms')];
      report(`    p99: ${times} over ${ofFloor} = ${ratioOf(slowest).toFixed(1)} (at most ${p99})`);
      over.push(
        ...excesses(each, { ratio }).map((excess) => `${name}: ${excess}`),
        ...excesses(slowest, { ratio: p99 }).map((excess) => `${name}, p99: ${excess}`),
      );
    }
    return over;
  },
};

async function loadsOn({ product }: Laboratory, runs: number): Promise<readonly (readonly [Line, Load])[]> {
  const authorization = `Bearer ${await accessToken(product.url, 'admin')}`;
  return LINES.map((line) => {
    const headers = { 'accept-encoding': 'br', ...(line.isSignedIn && { authorization, 'tenant-id': '1' }) };
    const next = () => product.url + line.path();
    return [line, { next, headers, connections: line.connections, requests: line.requests(runs) }] as const;
  });
}

const floorOn = ({ product }: Laboratory, { connections }: Load): Load => ({
  next: () => `${product.url}/healthz`,
  headers: {},
  connections,
  requests: REQUESTS,
});

/** Floor and subject take turns, so that whatever else the machine does meets both. */
async function measured(
  subject: Load,
  floor: Load,
  runs: number,
): Promise<Readonly<Record<'subject' | 'floor', readonly LoadFigures[]>>> {
  const figures = { subject: [] as LoadFigures[], floor: [] as LoadFigures[] };
  // The first of each warms the server's caches and is not counted.
  for (let run = 0; run <= runs; run += 1) {
    const [ofFloor, ofSubject] = [await underLoad(floor), await underLoad(subject)];
    if (run === 0) continue;
    figures.floor.push(ofFloor);
    figures.subject.push(ofSubject);
  }
  return figures;
}
