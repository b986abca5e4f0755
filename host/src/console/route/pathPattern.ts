/** A route path, with or without parameters, that can be compared with addresses. */
export interface PathPattern {
  readonly matches: (pathname: string) => boolean;
}

const DIGITS_ONLY = '(\\d+)';

/** Whether a route path has parameters. */
export const hasParameters = (path: string): boolean => path.includes('/:');

/** The path in React Router's syntax, which has no digits-only parameters; the host checks those itself. */
export const routerPath = (path: string): string => path.replaceAll(DIGITS_ONLY, '');

/** `/dict/type/data/:dictId(\d+)`: `:name` stands for one segment, `(\d+)` behind it for digits only. */
export function pathPattern(path: string): PathPattern {
  const expected = segmentsOf(path);
  return {
    matches(pathname) {
      const actual = segmentsOf(pathname);
      return (
        actual.length === expected.length && expected.every((segment, index) => segmentMatches(segment, actual[index] ?? ''))
      );
    },
  };
}

const segmentsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);

function segmentMatches(expected: string, actual: string): boolean {
  if (!expected.startsWith(':')) return expected.toLowerCase() === actual.toLowerCase();
  return expected.endsWith(DIGITS_ONLY) ? /^\d+$/.test(actual) : actual !== '';
}
