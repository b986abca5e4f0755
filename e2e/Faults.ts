import { type BrowserContext, expect } from '@playwright/test';

/** A fault that a test causes on purpose: what the browser says of it, and how often. */
interface ExpectedFault {
  readonly pattern: RegExp;
  readonly times: number;
}

/** A report of a fault is refused when tests have sent many: the site counts them by address, and theirs is the same. */
const REFUSED_REPORT = /status of 429 .*\/client-errors$/;

/**
 * What went wrong in the browser. A test fails on any console error, uncaught exception or policy violation (which is
 * a console error too) that it did not name in advance, and on a named one that did not happen.
 */
export class Faults {
  readonly #seen: string[] = [];
  readonly #expected: ExpectedFault[] = [];
  readonly #ignored: RegExp[] = [REFUSED_REPORT];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(`console: ${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (error) => this.#seen.push(`uncaught: ${error.error().message}`));
  }

  /** Names a fault in advance: a pattern, and how many times it occurs. */
  expect(pattern: RegExp, times: number): void {
    this.#expected.push({ pattern, times });
  }

  /** Names faults whose number is the browser's affair: how often it says that a file is missing, for one. */
  ignore(pattern: RegExp): void {
    this.#ignored.push(pattern);
  }

  /** What was seen up to now; it counts as told, and `verify` says nothing of it. */
  taken(): readonly string[] {
    return this.#seen.splice(0);
  }

  verify(): void {
    const left = this.#seen.filter((fault) => !this.#ignored.some((pattern) => pattern.test(fault)));
    for (const { pattern, times } of this.#expected) {
      const matching = left.filter((fault) => pattern.test(fault));
      expect(matching, `faults like ${String(pattern)}`).toHaveLength(times);
      for (const fault of matching) left.splice(left.indexOf(fault), 1);
    }
    expect(left, 'faults nobody named').toEqual([]);
  }
}
