import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const Description = z.looseObject({
  name: z.string(),
  release: z.string(),
  contract: z.int(),
  platform: z.array(z.string()),
  shared: z.record(z.string(), z.string()),
  host: z.nullable(z.looseObject({ firstScript: z.string(), headScript: z.string(), olderBrowserScript: z.string() })),
  files: z.record(z.string(), z.object({ integrity: z.string(), bytes: z.int() })),
});
/** The part of a `release.json` that tests change. */
type Description = z.infer<typeof Description>;

/** Replaces a text in files of a release. */
export interface TextChange {
  /** Matches the names of the files, of which at least one has to hold `from`. */
  readonly file: RegExp;
  readonly from: string | RegExp;
  readonly to: string;
}

export interface Alterations {
  readonly texts?: readonly TextChange[];
  /** Changes what the release says of itself, such as the contract number it needs. */
  readonly describe?: (description: Description) => void;
}

const DESCRIPTION = 'release.json';
const TEXT_FILE = /\.(m?js|css|svg|json)$/;

/**
 * Makes a copy of a release into a proper release with another id. The id stands in the global names of chunks, so their
 * digests change, and so do the tables of digests in the files that load them.
 * @param directory of the copy
 * @throws Error when a text is nowhere to be found
 */
export function alterRelease(directory: string, id: string, { texts = [], describe }: Alterations): void {
  // The packed twins have to go; publishing makes new ones.
  for (const file of readdirSync(directory)) if (file.endsWith('.br')) rmSync(path.join(directory, file));
  const before = digestsOf(directory);
  const { release: old } = readDescription(directory);
  replaceIn(directory, TEXT_FILE, old, id);
  replaceIn(directory, TEXT_FILE, identifierOf(old), identifierOf(id));
  for (const { file, from, to } of texts) {
    if (replaceIn(directory, file, from, to) === 0) throw new Error(`no file like ${String(file)} holds ${String(from)}`);
  }
  correctDigests(directory, before);
  correctDescription(directory, describe);
}

/** The id as it stands in a build's global names. */
const identifierOf = (id: string): string => id.replaceAll(/[.-]/g, '_');

/** Gives the digest of every file but `release.json`, which names the others and is named by none. */
function digestsOf(directory: string): ReadonlyMap<string, string> {
  const files = readdirSync(directory).filter((file) => file !== DESCRIPTION);
  return new Map(files.map((file) => [file, digestOf(readFileSync(path.join(directory, file)))]));
}

const digestOf = (content: Uint8Array): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Repeats until no digest changes: a corrected one changes that of the file in which it stands. */
function correctDigests(directory: string, before: ReadonlyMap<string, string>): void {
  const now = digestsOf(directory);
  const changed = [...before].filter(([file, digest]) => now.get(file) !== digest);
  for (const [file, digest] of changed) {
    const twin = [...before].find(([other, same]) => same === digest && now.get(other) !== now.get(file));
    if (twin) throw new Error(`${file} and ${twin[0]} had the same bytes: one cannot be changed without the other`);
    replaceIn(directory, TEXT_FILE, digest, now.get(file) ?? '');
  }
  if (changed.length > 0) correctDigests(directory, now);
}

function correctDescription(directory: string, describe: Alterations['describe']): void {
  const description = readDescription(directory);
  for (const file of Object.keys(description.files)) {
    const content = readFileSync(path.join(directory, file));
    description.files[file] = { integrity: digestOf(content), bytes: content.byteLength };
  }
  if (description.host) {
    const inlined = (file: string) => readFileSync(path.join(directory, file), 'utf8').trim();
    description.host.firstScript = inlined('first.js');
    description.host.headScript = inlined('head.js');
    description.host.olderBrowserScript = inlined('older-browser.js');
  }
  describe?.(description);
  writeFileSync(path.join(directory, DESCRIPTION), JSON.stringify(description));
}

const readDescription = (directory: string): Description =>
  Description.parse(JSON.parse(readFileSync(path.join(directory, DESCRIPTION), 'utf8')));

/** @returns in how many files the text stood */
function replaceIn(directory: string, files: RegExp, from: string | RegExp, to: string): number {
  const holding = readdirSync(directory).filter((file) => {
    if (!files.test(file)) return false;
    const before = readFileSync(path.join(directory, file), 'utf8');
    const after = typeof from === 'string' ? before.replaceAll(from, () => to) : before.replace(from, to);
    if (after !== before) writeFileSync(path.join(directory, file), after);
    return after !== before;
  });
  return holding.length;
}
