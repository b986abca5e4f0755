import { compareVersions, satisfies } from '@zhilv/release/satisfies';

/** The only scope in which our packages share modules. */
export const SCOPE = 'default';

/** Gives the exports of a module. */
export type Factory = () => unknown;

/**
 * A copy of a shared module that somebody in the page offers. All containers put theirs into one object, whatever runtime they were
 * built with, so the names are those of Module Federation. Webpack's own runtime leaves out most of them.
 */
export interface SharedCopy {
  /** It is the key of the copy, too, which every runtime writes. */
  readonly version?: string;
  /** The name of the host or remote that offers it. */
  readonly from: string;
  readonly get: () => Factory | Promise<Factory>;
  readonly scope: readonly string[];
  readonly strategy: 'loaded-first';
  readonly shareConfig: ShareConfig;
  /** The names of those that have taken it or wait for it. */
  useIn?: string[];
  lib?: Factory | null;
  loaded?: boolean;
  loading?: Promise<Factory> | null;
}

/** The demands that come with a shared module. */
export interface ShareConfig {
  readonly singleton?: boolean;
  /** A range; `false` for any version. */
  readonly requiredVersion?: string | false;
}

/** The copies of each shared module, by share key and version. */
export type ShareScope = Record<string, Record<string, SharedCopy>>;

/**
 * Chooses the copy to be used: one that is loaded or loading before all others, else the newest. A singleton is that copy whatever
 * its version; for other modules it may be any copy that satisfies.
 */
export function chooseCopy(
  key: string,
  copies: Readonly<Record<string, SharedCopy>>,
  { singleton = false, requiredVersion = false }: ShareConfig,
): SharedCopy | undefined {
  const sorted = Object.entries(copies).sort(
    ([oneVersion, one], [otherVersion, other]) =>
      Number(isTaken(other)) - Number(isTaken(one)) || compareVersions(otherVersion, oneVersion),
  );
  const fits = ([version]: readonly [string, SharedCopy]): boolean =>
    requiredVersion === false || satisfies(version, requiredVersion);
  const [best] = sorted;
  if (!singleton || !best) return sorted.find(fits)?.[1];
  const [version, copy] = best;
  // oxlint-disable-next-line no-console -- the developer of a shell looks for it there
  if (!fits(best)) console.warn(`${copy.from} has ${key} ${version}, which is wanted as ${requiredVersion}`);
  return copy;
}

const isTaken = ({ loaded, lib, loading }: SharedCopy): boolean => [loaded, lib, loading].some(Boolean);

/**
 * Loads a copy once, and again after a failure.
 * @throws whatever the copy's files throw
 */
export async function takeCopy(copy: SharedCopy, user: string): Promise<Factory> {
  const users = (copy.useIn ??= []);
  const isNew = !users.includes(user);
  // It is noted at once, for else the copy might be taken out of the page while it is loading.
  if (isNew) users.push(user);
  if (copy.lib) return copy.lib;
  const loading = (copy.loading ??= (async () => copy.get())());
  try {
    copy.lib = await loading;
  } catch (error) {
    if (copy.loading === loading) copy.loading = null;
    if (isNew) copy.useIn = copy.useIn.filter((one) => one !== user);
    throw error;
  }
  copy.loaded = true;
  return copy.lib;
}
