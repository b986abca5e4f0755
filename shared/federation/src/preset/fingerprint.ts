import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

const NOT_SOURCE = /(^|\/)(node_modules|dist|\.generated|\.cache|test-results)(\/|$)|\.test\.tsx?$|(^|\/)tsconfig\.json$|\.md$/;

/** The source files below a folder, sorted; tests, documents and build output are not among them. */
function sourceFiles(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !NOT_SOURCE.test(file))
    .sort();
}

/** First ten hex digits of a sha256 over the sources in `directories` and over `facts`; equal input, equal result. */
export function fingerprint(directories: readonly string[], facts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const fact of facts) hash.update(`${fact}\0`);
  for (const directory of directories.map((one) => realpathSync(one)).sort()) {
    for (const file of sourceFiles(directory)) {
      hash.update(`${path.basename(directory)}/${file}\0`);
      hash.update(readFileSync(path.join(directory, file)));
    }
  }
  return hash.digest('hex').slice(0, 10);
}
