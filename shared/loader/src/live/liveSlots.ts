import type { ReleaseSlot } from '@zhilv/release/schema';
import type { Loadable } from './Loadable.ts';
import type { LiveRelease } from './LiveRelease.ts';

/** A live release's contribution to a slot. */
export interface SlotEntry extends Omit<ReleaseSlot, 'expose' | 'js' | 'css' | 'shared'> {
  readonly key: string;
  readonly remote: string;
  readonly release: string;
}

export interface LoadableSlot extends Loadable {
  readonly slot: SlotEntry;
}

/** Gives the contributions of live releases by key, in the order to show them in. Remotes that may not load have none. */
export function liveSlots(releases: readonly LiveRelease[]): ReadonlyMap<string, LoadableSlot> {
  const slots = releases
    .filter(({ state }) => state === 'active')
    .flatMap(({ remote, release, base, tables }) =>
      Object.entries(tables.slots).map(([key, { expose, js, css, shared, ...placing }]): LoadableSlot => {
        const slot: SlotEntry = { ...placing, key, remote, release };
        return { slot, remote, release, expose, base, container: tables.entry, js, css, shared };
      }),
    );
  // Contributions of equal order are sorted by key, so that the order of publishing decides nothing.
  slots.sort(({ slot: one }, { slot: other }) => one.order - other.order || (one.key < other.key ? -1 : 1));
  return new Map(slots.map((one) => [one.slot.key, one]));
}
