import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readAppConfig } from '../directory/appConfigFile.ts';
import { documentFiles, EMBED_MODULE, strayFiles } from '../documents/documentFiles.ts';
import type { Registry } from '../schema/index.ts';
import type { Problem } from './Problem.ts';

/** Finds documents and route tables that do not match the registry, because a command may have ended between the two. */
export function documentProblems(siteDirectory: string, registry: Registry): readonly Problem[] {
  const problem = (says: string): Problem => ({ name: 'host', release: registry.host.active, what: 'documents', says });
  let files: ReadonlyMap<string, string>;
  try {
    files = documentFiles(siteDirectory, registry, readAppConfig(siteDirectory));
  } catch (error) {
    return [problem(`the documents cannot be compared: ${error instanceof Error ? error.message : String(error)}`)];
  }
  const stray = strayFiles(siteDirectory, files).map((file) => {
    const says =
      file === EMBED_MODULE ? 'is of another host than the live one' : 'gives its address another document than the registry';
    return problem(`${path.join(siteDirectory, file)} ${says}; the next command that writes the registry removes it`);
  });
  const differing = [...files].flatMap(([name, content]) => {
    const file = path.join(siteDirectory, name);
    if (!existsSync(file)) return [problem(`${file} is missing; the next command that writes the registry brings it`)];
    return readFileSync(file, 'utf8') === content
      ? []
      : [problem(`${file} does not match the registry; the next command that writes the registry mends it`)];
  });
  return [...differing, ...stray];
}
