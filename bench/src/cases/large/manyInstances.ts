import type { BenchCase, Measuring } from '../../BenchCase.ts';
import { MANY_INSTANCES } from '../../budgets.ts';
import { loadExcesses, perSecond } from '../../loadExcesses.ts';
import { type BenchDatabase, databaseOn, embeddedDatabase } from '../../product/benchDatabase.ts';
import { type Processes, startProcesses } from '../../product/startProcesses.ts';
import { figuresOf, type LoadFigures, repeated, type Repetition } from '../../requestLoad.ts';

const NAMES = ['empty', 'floor', 'subject'] as const;

type OfEach<Value> = Readonly<Record<(typeof NAMES)[number], Value>>;

/** The installations take turns of so many commands of each kind, so that whatever else the machine does meets all alike. */
const TURN = { connections: 4, requests: 20 };
/** So many turns are a run. */
const TURNS = 30;

/** Staff start processes and approve, while many others wait for somebody. */
export const benchCase: BenchCase = {
  name: 'processes with 100,000 open instances',
  floorName: 'the same with 10,000',
  measure: async ({ postgresql }, measuring) => {
    measuring.report('  on PGlite');
    const over = (await measureOn(async () => embeddedDatabase(), measuring)).map((excess) => `on PGlite, ${excess}`);
    if (postgresql === null) {
      measuring.report("  skipped: PostgreSQL (install Debian's postgresql to measure it)");
      return over;
    }
    measuring.report('  on PostgreSQL');
    return [...over, ...(await measureOn(() => databaseOn(postgresql), measuring)).map((excess) => `on PostgreSQL, ${excess}`)];
  },
};

async function measureOn(newDatabase: () => Promise<BenchDatabase>, { runs, report }: Measuring): Promise<readonly string[]> {
  const running: Processes[] = [];
  const withOpen = async (instances: number): Promise<Processes> => {
    const processes = await startProcesses(await newDatabase(), instances);
    running.push(processes);
    return processes;
  };
  try {
    const products = { empty: await withOpen(0), floor: await withOpen(10_000), subject: await withOpen(100_000) };
    const { start, approve } = await measured(products, runs);
    return [...reported('start', start, report), ...reported('approve', approve, report)];
  } finally {
    for (const processes of running) await processes.stop();
  }
}

function reported(
  command: string,
  { empty, ...measurement }: OfEach<readonly LoadFigures[]>,
  report: (line: string) => void,
): readonly string[] {
  const over = loadExcesses(command, MANY_INSTANCES, measurement, report);
  report(`    with none: ${perSecond(empty)}`);
  return over;
}

type Commands<Figure> = Readonly<Record<'start' | 'approve', OfEach<Figure>>>;

const ofEach = <Figure>(): OfEach<Figure[]> => ({ empty: [], floor: [], subject: [] });

async function measured(products: OfEach<Processes>, runs: number): Promise<Commands<LoadFigures[]>> {
  const figures: Commands<LoadFigures[]> = { start: ofEach(), approve: ofEach() };
  // The first run warms the server's caches and is not counted.
  for (let run = 0; run <= runs; run += 1) {
    const turns: Commands<Repetition[]> = { start: ofEach(), approve: ofEach() };
    for (let turn = 0; turn < TURNS; turn += 1) for (const name of NAMES) await takeTurn(products[name], name, turns);
    if (run === 0) continue;
    for (const name of NAMES) {
      figures.start[name].push(figuresOf(turns.start[name]));
      figures.approve[name].push(figuresOf(turns.approve[name]));
    }
  }
  return figures;
}

async function takeTurn(processes: Processes, name: (typeof NAMES)[number], turns: Commands<Repetition[]>): Promise<void> {
  const started: string[] = [];
  turns.start[name].push(await repeated(async () => started.push(await processes.start()), TURN));
  const tasks: string[] = [];
  for (const instanceId of started) tasks.push(await processes.taskOf(instanceId));
  turns.approve[name].push(await repeated(async () => processes.approve(tasks.pop() ?? ''), TURN));
}
