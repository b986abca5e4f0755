import type { Registry, RegistryEntry, ReleaseSummary } from '@zhilv/release/schema';

/** The overrides of one window, checked against the registry. */
export interface Overrides {
  /** Remotes that are not loaded. */
  readonly off: ReadonlySet<string>;
  /** The pinned release of each remote, with its pages and files. */
  readonly pins: ReadonlyMap<string, ReleaseSummary>;
}

/** The overrides of a window that was asked for none. */
export const NO_OVERRIDES: Overrides = { off: new Set(), pins: new Map() };

const SAFE_MODE = '本标签页已停用此功能（安全模式），点击页面顶部的「恢复正常」后可继续使用。';

/**
 * The registry as a window with overrides sees it, so that negotiation and loader need to know nothing of overrides: a remote that
 * is off is disabled, and a pinned release is the only one of its remote, so that no other replaces it when it cannot run or
 * fails. A remote that the operator switched off stays off.
 */
export function withOverrides(registry: Registry, { off, pins }: Overrides): Registry {
  const overridden = (remote: string, entry: RegistryEntry): RegistryEntry => {
    if (off.has(remote)) return { ...entry, state: 'disabled', message: SAFE_MODE };
    const pinned = pins.get(remote);
    if (!pinned || entry.state === 'disabled') return entry;
    return { ...entry, active: pinned.id, blocked: [], releases: [pinned] };
  };
  const remotes = Object.entries(registry.remotes).map(([remote, entry]) => [remote, overridden(remote, entry)] as const);
  return { ...registry, remotes: Object.fromEntries(remotes) };
}

/** Gives the release with this id from a whole registry, or a sentence for people that says why it cannot be used. */
export function releaseToPin(registry: Registry, remote: string, id: string): ReleaseSummary | string {
  const entry = entryOf(registry, remote);
  if (!entry) return noSuchRemote(remote);
  const release = entry.releases.find((one) => one.id === id);
  if (!release) return `${remote} 没有版本 ${id}，可能写错了，或者已被清理`;
  return entry.blocked.includes(id) ? `${remote} 的版本 ${id} 已被禁止使用` : release;
}

/** Whether a release is or was live, so that those who decide about releases stand behind it. */
export const wasLive = ({ active, activations, standIns = [] }: RegistryEntry, id: string): boolean =>
  active === id || standIns.includes(id) || activations.some(({ release }) => release === id);

/** Says that a registry does not name a remote. */
export const noSuchRemote = (remote: string): string => `没有名为 ${remote} 的子应用（名称以 remote_ 开头）`;

/** The entry of a remote. The name comes from an address and may be any word, even one that every object has. */
export const entryOf = ({ remotes }: Registry, remote: string): RegistryEntry | undefined =>
  Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
