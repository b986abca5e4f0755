import type { Browser } from '@playwright/test';
import type { Product } from '@zhilv/e2e/product';

/** What a case is given: a running product of its own, and a browser. */
export interface Laboratory {
  readonly product: Product;
  readonly browser: Browser;
  /** Where the browser can be debugged by others. */
  readonly debuggingPort: number;
}

/** How to measure. */
export interface Measuring {
  /** How often each page is opened under each condition. */
  readonly runs: number;
  readonly report: (line: string) => void;
}

/** One measurement. A file in `cases/` exports one as `benchCase`; nothing else names it. */
export interface BenchCase {
  readonly name: string;
  /** What the floor does, in a few words: the least that any page doing the same has to do. */
  readonly floorName: string;
  /** Measures page and floor in turn, and reports; gives what is over budget, in sentences. */
  measure(laboratory: Laboratory, measuring: Measuring): Promise<readonly string[]>;
}
