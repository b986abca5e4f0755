import { readdirSync } from 'node:fs';
import path from 'node:path';
import { launchDebuggable } from '@zhilv/e2e/debuggable-browser';
import { type Product, startProduct } from '@zhilv/e2e/product';
import type { BenchCase, Laboratory, Measuring } from './BenchCase.ts';
import { startMonolith } from './product/startMonolith.ts';

export interface BenchOptions extends Measuring {
  /** Names files of `cases/` without their extension; an empty list means all. */
  readonly only: readonly string[];
  /** The path of a browser; undefined means Playwright's own. */
  readonly browser: string | undefined;
  /** The address of an empty PostgreSQL; undefined where none is installed. */
  readonly databaseUrl: string | undefined;
}

/** Measures cases, reports them, and gives a sentence for everything over its budget. */
export async function bench({ only, browser, databaseUrl, ...measuring }: BenchOptions): Promise<readonly string[]> {
  const chosen = await cases(only);
  return inLaboratory(browser, databaseUrl, async (laboratory) => {
    const over: string[] = [];
    for (const benchCase of chosen) {
      const { name, floorName } = benchCase;
      measuring.report(`${name}, over its floor (${floorName}), median of ${measuring.runs}`);
      over.push(...(await benchCase.measure(laboratory, measuring)).map((excess) => `${name}, ${excess}`));
    }
    return over;
  });
}

async function cases(only: readonly string[]): Promise<readonly BenchCase[]> {
  const folder = new URL('cases/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const places = new Map(files.map((file) => [path.parse(file).name, file]));
  const all = [...places.keys()];
  const unknown = only.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`no case ${unknown.join(', ')}; there are ${all.join(', ')}`);
  const modules = [...places]
    .filter(([name]) => only.length === 0 || only.includes(name))
    .map(async ([, file]) => (await import(new URL(file, folder).href)) as { readonly benchCase: BenchCase });
  return (await Promise.all(modules)).map(({ benchCase }) => benchCase);
}

async function inLaboratory<Result>(
  executablePath: string | undefined,
  databaseUrl: string | undefined,
  work: (laboratory: Laboratory) => Promise<Result>,
): Promise<Result> {
  const product = await startProduct();
  let monolith: Promise<Product> | undefined;
  let withPostgresql: Promise<Product> | undefined;
  const { context, port, close } = await launchDebuggable({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const browser = context.browser();
    if (!browser) throw new Error('the context was launched without a browser');
    return await work({
      product,
      browser,
      debuggingPort: port,
      monolith: () => (monolith ??= startMonolith()),
      onPostgresql: databaseUrl ? () => (withPostgresql ??= startProduct({ environment: { DATABASE_URL: databaseUrl } })) : null,
      postgresql: databaseUrl ?? null,
    });
  } finally {
    await close();
    await product.stop();
    await (await monolith)?.stop();
    await (await withPostgresql)?.stop();
  }
}
