interface Version {
  /** Major, minor and patch; zero for each that is not named. */
  readonly numbers: readonly number[];
  /** How many of the three are named. */
  readonly named: number;
  /** The identifiers behind the hyphen; none for a version that is released. */
  readonly prerelease: readonly string[];
}

const NUMBER = String.raw`(\d+|[xX*])`;

const VERSION = new RegExp(String.raw`^v?${NUMBER}(?:\.${NUMBER})?(?:\.${NUMBER})?(?:-([\w.-]+))?(?:\+[\w.-]+)?$`);

/**
 * Judges whether a version of a shared package is in a range, as npm writes ranges and Module Federation's runtime reads them: `^`, `~`,
 * comparisons, `1.2`, `1.x`, `*`, `1 - 2` and `||`. A prerelease stands before its release, and a range reaches over those of later
 * minors. Other texts, such as tags and links, are satisfied by nothing.
 */
export function satisfies(version: string, range: string): boolean {
  const had = versionOf(version);
  return had !== null && range.split('||').some((set) => comparators(set).every((one) => isWithin(had, one)));
}

const comparators = (set: string): readonly string[] =>
  set
    .trim()
    .replace(/^(\S+)\s+-\s+(\S+)$/, '>=$1 <=$2')
    .replaceAll(/([<>=^~])\s+/g, '$1')
    .split(/\s+/);

/** Tells whether a text is a range that versions can be in. */
export const isRange = (range: string): boolean =>
  range.split('||').every((set) => comparators(set).every((one) => boundOf(one) !== null));

/** Tells whether a range has room for every version, early or late. */
export const isAnyVersion = (range: string): boolean => ['0.0.1', '99999.0.0'].every((version) => satisfies(version, range));

/** Tells whether a text is one version and no range. */
export const isVersion = (text: string): boolean => versionOf(text)?.named === 3;

/** Compares versions for sorting. What is no version stands before all. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [versionOf(one), versionOf(other)];
  return left && right ? compare(left, right) : Number(left !== null) - Number(right !== null);
}

function isWithin(had: Version, comparator: string): boolean {
  const found = boundOf(comparator);
  if (!found) return false;
  const { operator, bound } = found;
  const { numbers, named } = bound;
  const order = compare(had, bound);
  /** Compares only the first numbers, so that all versions with the same ones are equal. */
  const orderOfFirst = (count: number): number => compareNumbers(had.numbers.slice(0, count), numbers);
  const place = named < 3 ? orderOfFirst(named) : order;
  if (operator === '>') return place > 0;
  if (operator === '<') return place < 0;
  if (operator === '<=') return place <= 0;
  if (order < 0 || operator === '>=') return order >= 0;
  // A caret lets all pass behind the first number that is not zero.
  if (operator === '^') return orderOfFirst(numbers.findIndex((number) => number > 0) + 1 || named) === 0;
  return (operator === '~' ? orderOfFirst(Math.min(named, 2)) : place) === 0;
}

/** Takes a comparator apart; null for a text that is none. */
function boundOf(comparator: string): { readonly operator: string; readonly bound: Version } | null {
  const [, operator = '', text = ''] = /^([<>]=?|[=^~]?)(.*)$/.exec(comparator) ?? [];
  const bound = versionOf(text);
  return bound && { operator, bound };
}

function versionOf(text: string): Version | null {
  const match = VERSION.exec(text);
  if (!match) return null;
  const numbers = match.slice(1, 4).map(Number);
  const unnamed = numbers.findIndex(Number.isNaN);
  return {
    numbers: numbers.map((number) => number || 0),
    named: unnamed < 0 ? 3 : unnamed,
    prerelease: match[4]?.split('.') ?? [],
  };
}

function compare(one: Version, other: Version): number {
  const difference = compareNumbers(one.numbers, other.numbers);
  if (difference !== 0) return difference;
  const [left, right] = [one.prerelease, other.prerelease];
  if (left.length === 0 || right.length === 0) return right.length - left.length;
  const index = left.findIndex((identifier, at) => identifier !== right[at]);
  if (index < 0) return left.length - right.length;
  return compareIdentifiers(left[index] ?? '', right[index]);
}

function compareNumbers(some: readonly number[], others: readonly number[]): number {
  return some.map((number, index) => number - (others[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

function compareIdentifiers(one: string, other: string | undefined): number {
  if (other === undefined) return 1;
  const difference = Number(one) - Number(other);
  return Number.isNaN(difference) ? (one < other ? -1 : 1) : difference;
}
