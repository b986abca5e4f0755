import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{host,standalone,server,tools,bench,remote-*,shared/*}/**/*.test.{ts,tsx}'],
    globalSetup: 'server/src/db/preparedDatabases.ts',
    // Vitest leaves a core to itself, which is one of two.
    maxWorkers: '100%',
    // Two cores, and databases that start with every file: more time, not more patience with a hanging test.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
