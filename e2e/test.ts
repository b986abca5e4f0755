import process from 'node:process';
import { test as base, expect, type Page } from '@playwright/test';

/** A fault that a test causes on purpose: what the console says of it, and how often. */
interface ExpectedFault {
  readonly pattern: RegExp;
  readonly times: number;
}

/**
 * What went wrong in the browser. A test fails on any console error, uncaught exception or policy violation that it
 * did not name in advance, and on a named one that did not happen.
 */
export class Faults {
  readonly #seen: string[] = [];
  readonly #expected: ExpectedFault[] = [];

  watch(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#seen.push(`uncaught: ${error.message}`));
  }

  /** Names a fault in advance: a pattern and how many times it occurs. */
  expect(pattern: RegExp, times: number): void {
    this.#expected.push({ pattern, times });
  }

  verify(): void {
    const left = [...this.#seen];
    for (const { pattern, times } of this.#expected) {
      const matching = left.filter((fault) => pattern.test(fault));
      expect(matching, `faults like ${pattern}`).toHaveLength(times);
      for (const fault of matching) left.splice(left.indexOf(fault), 1);
    }
    expect(left, 'faults nobody named').toEqual([]);
  }
}

export const test = base.extend<{ faults: Faults }>({
  baseURL: async ({ baseURL }, use) => {
    const url = process.env['SITE_URL'] ?? baseURL;
    await use(url);
  },
  faults: [
    async ({ context }, use) => {
      const faults = new Faults();
      context.on('page', (page) => faults.watch(page));
      await use(faults);
      faults.verify();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
