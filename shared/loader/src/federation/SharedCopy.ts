import { compareVersions, satisfies } from '@zhilv/release/satisfies';

/** Gives the exports of a module. */
export type Factory = () => unknown;

/**
 * A copy of a shared module that somebody in the page offers. All containers put theirs into one object, whatever runtime they were
 * built with, so the names are those of Module Federation.
 */
export interface SharedCopy {
  readonly version: string;
  /** The name of the host or remote that offers it. */
  readonly from: string;
  readonly get: () => Factory | Promise<Factory>;
  readonly scope: readonly string[];
  readonly strategy: 'loaded-first';
  readonly shareConfig: ShareConfig;
  /** The names of those that have taken it. */
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
  copies: Readonly<Record<string, SharedCopy>>,
  { singleton = false, requiredVersion = false }: ShareConfig,
): SharedCopy | undefined {
  const sorted = Object.values(copies).sort(
    (one, other) => Number(isTaken(other)) - Number(isTaken(one)) || compareVersions(other.version, one.version),
  );
  const fits = ({ version }: SharedCopy): boolean => requiredVersion === false || satisfies(version, requiredVersion);
  const fitting = sorted.find(fits);
  const [best] = sorted;
  if (!singleton || best === undefined) return fitting;
  // oxlint-disable-next-line no-console -- the developer of a shell looks for it there
  if (!fits(best)) console.warn(`${best.from} has version ${best.version} of a module that is wanted as ${requiredVersion}`);
  return best;
}

const isTaken = ({ loaded, lib, loading }: SharedCopy): boolean => [loaded, lib, loading].some(Boolean);

/**
 * Loads a copy once, and again after a failure.
 * @throws whatever the copy's files throw
 */
export async function takeCopy(copy: SharedCopy, user: string): Promise<Factory> {
  let factory = copy.lib;
  if (!factory) {
    const loading = (copy.loading ??= (async () => copy.get())());
    try {
      factory = await loading;
    } catch (error) {
      if (copy.loading === loading) copy.loading = null;
      throw error;
    }
    copy.lib = factory;
    copy.loaded = true;
  }
  const users = (copy.useIn ??= []);
  if (!users.includes(user)) users.push(user);
  return factory;
}
