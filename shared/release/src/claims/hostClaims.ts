import { isVersion } from '../negotiation/satisfies.ts';
import type { Release } from '../schema/index.ts';

/** Looks at what a host says that it has, by which shells judge whether they can run a release. */
export const hostClaims = ({ shared }: Release): readonly string[] =>
  Object.entries(shared).flatMap(([name, version]) =>
    isVersion(version) ? [] : [`it says that it has ${name} ${version}, which is no version`],
  );
