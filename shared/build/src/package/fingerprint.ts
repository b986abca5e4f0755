import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

const NOT_SOURCE = /(^|\/)(node_modules|dist|test-results|\.[^/]*)(\/|$)|\.test\.tsx?$|(^|\/)tsconfig\.json$|\.md$/;

/**
 * Lists the source files below a folder. Tests, documents, build output, installed packages and names that begin with a dot, such
 * as `.git`, are left out.
 */
function sourceFiles(directory: string, below = ''): readonly string[] {
  return readdirSync(path.join(directory, below), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(below, entry.name);
    // A folder is left out before it is read, because links in `node_modules` lead through all installed packages.
    if (NOT_SOURCE.test(file)) return [];
    if (entry.isDirectory()) return sourceFiles(directory, file);
    return entry.isFile() ? [file] : [];
  });
}

/** First ten hex digits of a sha256 over the sources in `directories` and over `facts`; equal input, equal result. */
export function fingerprint(directories: readonly string[], facts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const fact of facts) hash.update(`${fact}\0`);
  for (const directory of directories.map((one) => realpathSync(one)).sort()) {
    for (const file of sourceFiles(directory).toSorted()) {
      hash.update(`${path.basename(directory)}/${file}\0`);
      hash.update(readFileSync(path.join(directory, file)));
    }
  }
  return hash.digest('hex').slice(0, 10);
}
