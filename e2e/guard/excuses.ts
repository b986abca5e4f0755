import type { AccessibilityException } from './accessibilityExceptions.ts';
import type { Finding, Place } from './findings/Finding.ts';

/**
 * Leaves out the findings that are excused. `looked` is the route on which everything was looked at: for each of its
 * exceptions that is no longer needed a finding is added.
 */
export function lessExcused(
  findings: readonly Finding[],
  exceptions: readonly AccessibilityException[],
  looked: string | null,
): readonly Finding[] {
  const met = new Set<AccessibilityException>();
  const excuseOf = (finding: Finding, place: Place): AccessibilityException | undefined =>
    place.exceptions.flatMap((index) => exceptions[index] ?? []).find(({ rule }) => rule === finding.rule);
  const left = findings.flatMap((finding): Finding[] => {
    const places = finding.places.filter((place) => {
      const excuse = excuseOf(finding, place);
      if (excuse !== undefined) met.add(excuse);
      return excuse === undefined;
    });
    return places.length === 0 && finding.places.length > 0 ? [] : [{ ...finding, places }];
  });
  const idle = exceptions.filter((exception) => exception.route === looked && !met.has(exception));
  return [
    ...left,
    ...idle.map(({ rule, selector }) => ({
      rule: 'idle exception',
      says: `${rule} is no longer found at ${selector}`,
      places: [],
      advice: 'remove the entry from e2e/guard/accessibilityExceptions.ts',
    })),
  ];
}

/** Says what no longer holds of exceptions: their version is not the one in the lockfile, or no page has their route. */
export function staleExcuses(
  exceptions: readonly AccessibilityException[],
  { lockfile, paths }: { readonly lockfile: string; readonly paths: readonly string[] },
): readonly string[] {
  return exceptions.flatMap(({ package: name, version, route }) => [
    ...(new RegExp(`^ {2}'?${RegExp.escape(`${name}@${version}`)}'?[:(]`, 'm').test(lockfile)
      ? []
      : [`${name} is no longer at ${version}`]),
    ...(paths.includes(route) ? [] : [`no page has the route ${route}`]),
  ]);
}
