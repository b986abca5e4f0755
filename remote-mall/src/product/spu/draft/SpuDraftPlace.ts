import { createStore, del, get, keys, set } from 'idb-keyval';
import type { SpuTyped } from '../typed/SpuTyped.ts';

/** What was typed into the editor of goods and not saved, as this browser keeps it (docs/threats.md §14). */
export interface KeptSpu {
  /** Each open editor has one of its own, so that two windows do not overwrite one another's. */
  readonly id: string;
  /** Tells tenant and user from others; nobody is offered what somebody else has typed. */
  readonly owner: string;
  /** The id of the goods; empty for new ones. */
  readonly spuId: string;
  /** What the back end said of the goods when they were opened, for those that tell of revisions. */
  readonly revision: number | null;
  readonly typed: SpuTyped;
  /** Epoch milliseconds of this browser's clock. */
  readonly savedAt: number;
}

/** Signing out on purpose empties it, by the same names (host/src/console/account/forgetDrafts.lazy.ts). */
const DATABASE = 'zhilv-form-drafts';
const STORE = 'drafts';

/** After so long nobody is offered one any more. */
const LIFE_MS = 7 * 86_400_000;

/** Keeps what is typed. Tests bring their own. */
export interface SpuDraftPlace {
  /** Gives what the owner has left of the goods, the newest first. What is too old goes, whoever's it is. */
  readonly of: (owner: string, spuId: string, nowMs: number) => Promise<readonly KeptSpu[]>;
  readonly keep: (kept: KeptSpu) => Promise<void>;
  readonly remove: (kept: Pick<KeptSpu, 'id' | 'owner' | 'spuId'>) => Promise<void>;
}

const store = createStore(DATABASE, STORE);

/** The place in IndexedDB. Its functions fail where the browser gives none, as in some private windows. */
export const spuDraftsOfBrowser: SpuDraftPlace = {
  of: async (owner, spuId, nowMs) => {
    const found: KeptSpu[] = [];
    for (const key of await keys(store)) {
      const kept = await get<unknown>(key, store);
      // A clock that was set back makes none of them young for ever.
      if (!isKept(kept) || Math.abs(nowMs - kept.savedAt) > LIFE_MS) await del(key, store);
      else if (kept.owner === owner && kept.spuId === spuId) found.push(kept);
    }
    return found.sort((one, other) => other.savedAt - one.savedAt);
  },
  keep: (kept) => set(keyOf(kept), kept, store),
  remove: (kept) => del(keyOf(kept), store),
};

const keyOf = ({ owner, spuId, id }: Pick<KeptSpu, 'id' | 'owner' | 'spuId'>): IDBValidKey => [owner, spuId, id];

/** Older and newer versions of ourselves write there, and so may others. */
const isKept = (value: unknown): value is KeptSpu =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'owner', 'spuId'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string') &&
  'savedAt' in value &&
  Number.isFinite(value.savedAt) &&
  'typed' in value &&
  typeof value.typed === 'object' &&
  value.typed !== null &&
  'skus' in value.typed &&
  Array.isArray(value.typed.skus) &&
  'chosen' in value.typed &&
  Array.isArray(value.typed.chosen) &&
  'forgotten' in value.typed &&
  value.typed.forgotten instanceof Map;
