interface Version {
  readonly numbers: readonly number[];
  /** The identifiers behind the hyphen; none for a version that is released. */
  readonly prerelease: readonly string[];
}

const VERSION = /^(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:-([\w.-]+))?(?:\+[\w.-]+)?$/;

/**
 * Judges whether a version of a shared package is in a range: one or more of `^`, `>=`, `>`, `<=`, `<` and exact versions, all of
 * which have to hold, or `*`. A prerelease stands before its release, and a caret reaches over those of later minors. Other texts,
 * such as tags and links, are satisfied by nothing.
 */
export function satisfies(version: string, range: string): boolean {
  const had = versionOf(version);
  return (
    had !== null &&
    range
      .trim()
      .split(/\s+/)
      .every((part) => isWithin(had, part))
  );
}

/** Compares versions for sorting. What is no version stands before all. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [versionOf(one), versionOf(other)];
  return left && right ? compare(left, right) : Number(left !== null) - Number(right !== null);
}

function isWithin(had: Version, part: string): boolean {
  if (part === '*') return true;
  const [, operator = '', text = ''] = /^([<>]=?|[\^=]?)(.*)$/.exec(part) ?? [];
  const named = versionOf(text);
  if (!named) return false;
  const order = compare(had, named);
  if (operator === '^') return order >= 0 && hasSameStart(had, named);
  if (operator === '>=') return order >= 0;
  if (operator === '>') return order > 0;
  if (operator === '<=') return order <= 0;
  return operator === '<' ? order < 0 : order === 0;
}

/** Whether two versions agree up to the first number that is not zero, behind which a caret lets all pass. */
function hasSameStart({ numbers }: Version, named: Version): boolean {
  const first = named.numbers.findIndex((number) => number > 0);
  return named.numbers.every((number, index) => (first >= 0 && index > first) || numbers[index] === number);
}

function versionOf(text: string): Version | null {
  const match = VERSION.exec(text);
  if (!match) return null;
  const [, major, minor, patch, prerelease] = match;
  return { numbers: [major, minor, patch].map((number) => Number(number ?? 0)), prerelease: prerelease?.split('.') ?? [] };
}

function compare(one: Version, other: Version): number {
  for (const [index, number] of one.numbers.entries()) {
    const difference = number - (other.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  const [left, right] = [one.prerelease, other.prerelease];
  if (left.length === 0 || right.length === 0) return right.length - left.length;
  const index = left.findIndex((identifier, at) => identifier !== right[at]);
  if (index < 0) return left.length - right.length;
  return compareIdentifiers(left[index] ?? '', right[index]);
}

function compareIdentifiers(one: string, other: string | undefined): number {
  if (other === undefined) return 1;
  const difference = Number(one) - Number(other);
  return Number.isNaN(difference) ? (one < other ? -1 : 1) : difference;
}
