import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Changes fields of `app-config.json` as an operator does. A running product takes most up at once.
 * @param siteDirectory the directory that the product serves
 */
export function changeAppConfig(siteDirectory: string, changes: Readonly<Record<string, unknown>>): void {
  const file = path.join(siteDirectory, 'app-config.json');
  const settings = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...settings, ...changes }));
}
