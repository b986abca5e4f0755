import process from 'node:process';
import { test as base, type BrowserContextOptions } from '@playwright/test';
import { Faults } from './Faults.ts';
import { signInOver, type Staff } from './staff.ts';

interface Options {
  /** Whose session the browser starts with; null for a visitor. */
  as: Staff | null;
}

/** Playwright's test with the shared site, a session to start with, and the rule that nothing goes wrong unnamed. */
export const test = base.extend<Options & { faults: Faults }>({
  as: [null, { option: true }],
  baseURL: async ({ baseURL }, use) => {
    await use(process.env['SITE_URL'] ?? baseURL);
  },
  storageState: async ({ as, baseURL }, use) => {
    const state: BrowserContextOptions['storageState'] =
      as && baseURL ? await signInOver(baseURL, as) : { cookies: [], origins: [] };
    await use(state);
  },
  faults: [
    async ({ context }, use) => {
      const faults = new Faults();
      faults.watch(context);
      await use(faults);
      faults.verify();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
