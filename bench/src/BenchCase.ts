import type { Browser } from '@playwright/test';
import type { Product } from '@zhilv/e2e/product';

/** A case gets a running product of its own and a browser. */
export interface Laboratory {
  readonly product: Product;
  /** Gives the same server with host and remotes as one application. It is started once, for all cases that ask. */
  readonly monolith: () => Promise<Product>;
  /** Gives the same server on a PostgreSQL, likewise; null where none is installed. */
  readonly onPostgresql: (() => Promise<Product>) | null;
  /** The address of that PostgreSQL, for cases that need databases of their own there. */
  readonly postgresql: string | null;
  readonly browser: Browser;
  /** Other programs debug the browser at this port. */
  readonly debuggingPort: number;
}

/** The options of a measurement. */
export interface Measuring {
  /** Each page is opened this often under each profile. */
  readonly runs: number;
  readonly report: (line: string) => void;
}

/** One measurement. A file in `cases/` exports one as `benchCase`; nothing else names it. */
export interface BenchCase {
  readonly name: string;
  /** Says in a few words what the floor does: the least that any page doing the same has to do. */
  readonly floorName: string;
  /** Measures page and floor in turn, reports both, and gives a sentence for everything over budget. */
  measure(laboratory: Laboratory, measuring: Measuring): Promise<readonly string[]>;
}
