import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { unpacksTo } from '../files/brotliTwin.ts';
import { isIntact } from '../files/integrityOf.ts';
import { linksIn } from '../files/linksIn.ts';
import { loadOf } from '../files/loadOf.ts';
import { RELEASE_SIGNATURE, releaseSignatureFault } from '../signing/releaseSignature.ts';
import { Release, type RegistryEntry, type ReleaseSummary } from '../schema/index.ts';
import { overBudget } from '../budget/overBudget.ts';
import { sentBytes } from '../budget/sentBytes.ts';
import { excessiveBudgets, type SiteLimits } from '../budget/siteLimits.ts';
import { falseClaims } from '../claims/falseClaims.ts';
import type { Problem } from './Problem.ts';

type Finding = Pick<Problem, 'what' | 'says'>;

const DESCRIPTION = 'release.json';

export interface Looking {
  readonly limits: SiteLimits;
  /** Compares descriptions with the code that they describe too, which takes a second for a large release. */
  readonly withClaims: boolean;
}

/** Finds faults in the releases of `entry`: in every byte and the description of each, and in the budget of the active one. */
export const releaseProblems = (
  siteDirectory: string,
  name: string,
  entry: RegistryEntry,
  looking: Looking,
): readonly Problem[] => [
  ...unlistedProblems(name, entry),
  ...entry.releases.flatMap((summary) => problemsOf(siteDirectory, name, entry, { ...looking, summary })),
];

/** Finds out whether an entry names a release active that it does not list. */
export const unlistedProblems = (name: string, { active, releases }: RegistryEntry): readonly Problem[] =>
  active === null || releases.some(({ id }) => id === active)
    ? []
    : [{ name, release: active, what: 'description', says: `the registry names ${active} active, and lists no such release` }];

/** Finds the faults of one release of `entry`. */
export function problemsOf(
  siteDirectory: string,
  name: string,
  { active }: RegistryEntry,
  { summary, ...looking }: Looking & { readonly summary: ReleaseSummary },
): readonly Problem[] {
  const isActive = summary.id === active;
  const directory = path.join(siteDirectory, summary.url);
  return findings(directory, name, summary, { ...looking, isActive }).map(({ what, says }) => ({
    name,
    release: summary.id,
    what,
    says: isActive ? says : `${says} (not active, but a rollback would need it)`,
  }));
}

function findings(
  directory: string,
  name: string,
  summary: ReleaseSummary,
  { isActive, limits, withClaims }: Looking & { readonly isActive: boolean },
): readonly Finding[] {
  // Gateways do not follow them, and what is behind them says nothing that counts.
  const links = linksIn(directory).map((link): Finding => ({ what: 'link', says: `${link} is a symbolic link` }));
  if (links.length > 0) return links;
  const content = readIfThere(path.join(directory, DESCRIPTION));
  if (!content) return [{ what: 'missing-file', says: `${path.join(directory, DESCRIPTION)} is missing` }];
  // A description that is not what it was says nothing that counts.
  if (!isIntact(content, summary.integrity))
    return [{ what: 'description', says: `${path.join(directory, DESCRIPTION)} is not the one whose digest the registry has` }];
  const parsed = Release.safeParse(jsonOf(content));
  if (!parsed.success)
    return [{ what: 'description', says: `${path.join(directory, DESCRIPTION)} is no release description of this version` }];
  const release = parsed.data;
  const unsigned = releaseSignatureFault(directory, content);
  const damaged = [
    ...twinFindings(path.join(directory, DESCRIPTION), content),
    ...Object.entries(release.files).flatMap(([file, listed]) => fileFindings(path.join(directory, file), listed)),
  ];
  return [
    ...damaged,
    ...(unsigned === null ? [] : [{ what: 'signature', says: `${path.join(directory, DESCRIPTION)}: ${unsigned}` } as const]),
    ...unnamedFindings(directory, release),
    ...differences(name, release, summary, isActive),
    // A missing file has no size.
    ...(isActive && damaged.length === 0
      ? [...excessiveBudgets(release, limits), ...overBudget(release, sentBytes(directory), limits)]
      : []
    ).map((says): Finding => ({
      what: 'budget',
      says,
    })),
    ...(withClaims && damaged.length === 0 ? claimsOf(release, directory, summary.integrity) : []).map((says): Finding => ({
      what: 'claim',
      says,
    })),
  ];
}

/** The false claims of releases by the digests of their descriptions, which have those of all files. */
const knownClaims = new Map<string, readonly string[]>();

/** Gives the false claims of a release whose files are what its description says: they are the same each time. */
function claimsOf(release: Release, directory: string, integrity: string): readonly string[] {
  const claims = knownClaims.get(integrity) ?? falseClaims(release, directory);
  knownClaims.set(integrity, claims);
  return claims;
}

function fileFindings(file: string, { integrity, bytes }: Release['files'][string]): readonly Finding[] {
  const content = readIfThere(file);
  if (!content) return [{ what: 'missing-file', says: `${file} is missing` }];
  if (!isIntact(content, integrity) || content.byteLength !== bytes)
    return [{ what: 'changed-bytes', says: `${file} is not what release.json says` }];
  return twinFindings(file, content);
}

/** Compares a brotli twin with its file, because gateways send the twin. */
function twinFindings(file: string, content: Buffer): readonly Finding[] {
  const packed = readIfThere(`${file}.br`);
  if (!packed || unpacksTo(packed, content)) return [];
  return [{ what: 'changed-bytes', says: `${file}.br does not unpack to ${path.basename(file)}` }];
}

/** Finds files that a gateway would give out though no digest says what they should be. */
function unnamedFindings(directory: string, { files }: Release): readonly Finding[] {
  const named = new Set([RELEASE_SIGNATURE, ...[DESCRIPTION, ...Object.keys(files)].flatMap((file) => [file, `${file}.br`])]);
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => !named.has(file.replaceAll(path.sep, '/')))
    .map((file) => path.join(directory, file))
    .filter((file) => !statSync(file, { throwIfNoEntry: false })?.isDirectory())
    .map((file) => ({ what: 'unnamed-file', says: `${file} is none of the files that release.json names` }));
}

/** Finds where the registry contradicts the release. */
function differences(name: string, release: Release, summary: ReleaseSummary, isActive: boolean): readonly Finding[] {
  const compared: readonly (readonly [fact: string, inRegistry: unknown, inRelease: unknown])[] = [
    ['name', name, release.name],
    ['id', summary.id, release.release],
    ['contract', summary.contract, release.contract],
    ['requires', summary.requires, release.platform],
    ['shared', summary.shared, release.shared],
    ['load', summary.load, isActive || summary.load ? loadOf(release) : null],
  ];
  return compared
    .filter(([, inRegistry, inRelease]) => !isDeepStrictEqual(inRegistry, inRelease))
    .map(([fact]) => ({
      what: 'description',
      says: `the registry's \`${fact}\` of ${name} ${summary.id} is not what its release.json says`,
    }));
}

const readIfThere = (file: string): Buffer | null =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : null;

function jsonOf(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
}
