import type { Container } from '../container/Container.ts';
import { isAnyVersion, isRange } from '../negotiation/satisfies.ts';
import type { Release } from '../schema/index.ts';

/** Packages that exist once in the browser; a shell runs a release only where it has a version that the release can do with. */
const FAMILY: ReadonlySet<string> = new Set(['react', 'react-dom', 'react-router', 'jotai']);

/** Compares the versions that a remote says it can run with to those that its container asks for. */
export function sharedClaims({ shared }: Release, { consumed }: Container): readonly string[] {
  const asked = new Map(
    consumed.flatMap(({ shareKey, range }) => {
      const name = shareKey.split('/')[0] ?? '';
      return FAMILY.has(name) ? [[name, range] as const] : [];
    }),
  );
  return [
    ...(asked.has('react') ? [] : ['its container asks for no react, so its pages would run in another one than their shell']),
    ...[...asked].flatMap(([name, range]) => {
      const said = Object.hasOwn(shared, name) ? shared[name] : undefined;
      if (said === undefined) return [`shared leaves out ${name}, of which its container asks for ${range}`];
      return said === range ? [] : [`shared says that it runs with ${name} ${said}, its container asks for ${range}`];
    }),
    ...new Set([...Object.entries(shared), ...asked].flatMap(([name, range]) => rangeClaims(name, range))),
  ];
}

function rangeClaims(name: string, range: string): readonly string[] {
  if (!isRange(range)) return [`${range} is no range of versions of ${name}`];
  return isAnyVersion(range)
    ? [`it asks for ${name} ${range}, which is any version; a range such as ^19.0.0 says what it was built for`]
    : [];
}
