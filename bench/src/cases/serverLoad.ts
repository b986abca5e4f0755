import { randomUUID } from 'node:crypto';
import { accessToken } from '@zhilv/e2e/staff';
import type { Product } from '@zhilv/e2e/product';
import type { BenchCase, Laboratory, Measuring } from '../BenchCase.ts';
import { type LoadBudget, type LoadBudgets, SERVER_LOAD } from '../budgets.ts';
import { loadExcesses, type LoadMeasurement } from '../loadExcesses.ts';
import { type Load, type LoadFigures, underLoad } from '../requestLoad.ts';

const API = '/prod-api/admin-api';

type Database = keyof typeof SERVER_LOAD;

/** A kind of request. */
interface Line {
  readonly name: string;
  /** The path of the next request. */
  readonly path: () => string;
  /** True where staff ask. */
  readonly isSignedIn: boolean;
  readonly connections: number;
  /** So many answers are counted in each of so many runs. */
  readonly requests: (runs: number) => number;
  readonly budget: LoadBudget;
}

const CONNECTIONS = 20;
const REQUESTS = 600;
/** In all runs together: the server bounds what one client may have made, a hundred at once and two a second. */
const NEW_PAGES = 80;

const ofStaff = (name: string, path: string, budget: LoadBudget): Line => ({
  name,
  path: () => API + path,
  isSignedIn: true,
  connections: CONNECTIONS,
  requests: () => REQUESTS,
  budget,
});

const linesOn = ({ permissionInfo, list, keptPage, newPage }: LoadBudgets): readonly Line[] => [
  ofStaff('get-permission-info', '/system/auth/get-permission-info', permissionInfo),
  ofStaff('a page of a list', '/system/dict-type/page?pageNo=1&pageSize=10', list),
  {
    name: 'a public page that is kept',
    path: () => '/home',
    isSignedIn: false,
    connections: CONNECTIONS,
    requests: () => REQUESTS,
    budget: keptPage,
  },
  {
    name: 'a public page that nobody asked for before',
    path: () => `/search?keyword=${randomUUID().slice(0, 8)}`,
    isSignedIn: false,
    connections: 4,
    // The run that is not counted asks for them, too.
    requests: (runs) => Math.floor(NEW_PAGES / (runs + 1)),
    budget: newPage,
  },
];

/** What the server gives to many at once, over a question that costs only the way there, one word of the database and the way back. */
export const benchCase: BenchCase = {
  name: `server (${CONNECTIONS} connections)`,
  floorName: 'a health check',
  measure: async (laboratory, measuring) => {
    const over: string[] = [];
    for (const [database, product] of await databases(laboratory)) {
      measuring.report(`  on ${database}`);
      over.push(...(await measureOn(product, SERVER_LOAD[database], measuring)).map((excess) => `on ${database}, ${excess}`));
    }
    if (laboratory.onPostgresql === null) measuring.report("  skipped: PostgreSQL (install Debian's postgresql to measure it)");
    return over;
  },
};

const databases = async ({ product, onPostgresql }: Laboratory): Promise<readonly (readonly [Database, Product])[]> => [
  ['PGlite', product],
  ...(onPostgresql === null ? [] : [['PostgreSQL', await onPostgresql()] as const]),
];

async function measureOn(product: Product, budgets: LoadBudgets, { runs, report }: Measuring): Promise<readonly string[]> {
  const over: string[] = [];
  for (const [{ name, budget }, load] of await loadsOn(product, linesOn(budgets), runs)) {
    over.push(...loadExcesses(name, budget, await measured(load, floorOn(product, load), runs), report));
  }
  return over;
}

async function loadsOn(product: Product, lines: readonly Line[], runs: number): Promise<readonly (readonly [Line, Load])[]> {
  const authorization = `Bearer ${await accessToken(product.url, 'admin')}`;
  return lines.map((line) => {
    const headers = { 'accept-encoding': 'br', ...(line.isSignedIn && { authorization, 'tenant-id': '1' }) };
    const next = () => product.url + line.path();
    return [line, { next, headers, connections: line.connections, requests: line.requests(runs) }] as const;
  });
}

const floorOn = (product: Product, { connections }: Load): Load => ({
  next: () => `${product.url}/healthz`,
  headers: {},
  connections,
  requests: REQUESTS,
});

/** Floor and subject take turns, so that whatever else the machine does meets both. */
async function measured(subject: Load, floor: Load, runs: number): Promise<LoadMeasurement> {
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
