import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Loads an entry of the preset that the package in `directory` depends on, which its `rspack.config.ts` calls too. The packed command
 * brings none, because most of its commands need no bundler.
 * @typeParam Entry what the command calls of it
 */
export async function presetOf<Entry>(directory: string, entry: '@zhilv/build' | `@zhilv/build/${string}`): Promise<Entry> {
  const preset = createRequire(path.join(directory, 'package.json')).resolve(entry);
  return (await import(pathToFileURL(preset).href)) as Entry;
}
