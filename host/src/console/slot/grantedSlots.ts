import type { SlotEntry } from '@zhilv/loader';
import type { SlotName } from '@zhilv/release/slots';

/** The contributions to one slot that a user may see, in their order. `mayUse` tells whether a permission is held. */
export const grantedSlots = (
  slots: readonly SlotEntry[],
  name: SlotName,
  mayUse: (permission: string) => boolean,
): readonly SlotEntry[] =>
  slots.filter(({ slot, permission }) => slot === name && (permission === undefined || mayUse(permission)));
