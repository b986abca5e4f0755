import { readFileSync } from 'node:fs';

/**
 * Tells whether PostgreSQL makes a difference to a test of the server: such tests open a database by what `shared/testing` gives
 * them, and do not merely render what is read from it.
 * @param file absolute path
 */
export const usesDatabase = (file: string): boolean =>
  /@zhilv\/testing\/(?:server\/(?!rendered-test-site)|store\/start-stored-processes)/.test(readFileSync(file, 'utf8'));
