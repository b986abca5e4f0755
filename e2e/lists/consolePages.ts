import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONSOLE_REMOTES } from '../product/remoteTrails.ts';

/** A page of a remote, as its module declares it. */
export interface ConsolePage {
  readonly key: string;
  readonly remote: string;
  /** Whether it is declared by `screen`, or shows a `ListPage` of its own. */
  readonly isList: boolean;
  /** Whether people make the records of its list. */
  readonly makesRecords: boolean;
}

const root = path.resolve(import.meta.dirname, '../..');
const DECLARATION = /^export const page = \{[^]*?\bkey: '([^']+)'/m;
const LIST = /\bscreen\(|<ListPage\b/;
const MAKING = /\bscreen\(|<CreateButton\b/;
const OWN_IMPORT = /from '(\.\.?\/[^']+\.tsx?)'/g;

/** Every page of the console's remotes, read from the sources: tests have to be known before the product runs. */
export const CONSOLE_PAGES: readonly ConsolePage[] = CONSOLE_REMOTES.flatMap((remote) =>
  globSync(`${remote.replace('_', '-')}/src/**/*.route.{ts,tsx}`, { cwd: root })
    .toSorted()
    .map((file) => pageIn(remote, path.join(root, file))),
);

function pageIn(remote: string, file: string): ConsolePage {
  const source = readFileSync(file, 'utf8');
  const [, key] = DECLARATION.exec(source) ?? [];
  if (key === undefined) throw new Error(`${file} declares no page as the build reads it`);
  const shown = Array.from(source.matchAll(OWN_IMPORT), ([, name = '']) => path.join(path.dirname(file), name));
  const sources = [source, ...shown.map((one) => readFileSync(one, 'utf8'))];
  const has = (what: RegExp): boolean => sources.some((one) => what.test(one));
  return { key, remote, isList: has(LIST), makesRecords: has(MAKING) };
}
