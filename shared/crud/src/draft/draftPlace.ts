import { createStore, del, get, keys, set } from 'idb-keyval';

/** After so long nobody is offered a draft any more. */
const LIFE_MS = 7 * 86_400_000;

/** What tells a draft from others. */
export interface DraftKey {
  /** Whatever is open has a draft of its own, so that two windows do not overwrite one another's. */
  readonly id: string;
  /** Tells tenant and user from others; nobody is offered the drafts of somebody else. */
  readonly owner: string;
}

/** Keeps drafts. Tests bring their own. */
export interface DraftPlace<Key extends DraftKey, Draft extends Key> {
  /** Gives the drafts of one owner for one record, the newest first. */
  readonly of: (owner: string, recordId: string) => Promise<readonly Draft[]>;
  readonly keep: (draft: Draft) => Promise<void>;
  readonly remove: (draft: Key) => Promise<void>;
  /** Removes the drafts of everybody that are too old, and what is none. */
  readonly removeOld: (nowMs: number) => Promise<void>;
}

interface PlaceOptions<Key, Draft> {
  /** Its name. Signing out on purpose empties it by that (host/src/console/account/forgetDrafts.lazy.ts). */
  readonly database: string;
  readonly recordIdOf: (key: Key) => string;
  /** Tells whether something out of storage is a draft: older and newer versions of ourselves write there, and so may others. */
  readonly isDraft: (value: unknown) => value is Draft;
}

/**
 * Makes a place for drafts in IndexedDB (docs/threats.md §14). Its functions fail where the browser gives none, as in some private windows.
 * It opens the database when it is first used, once for all: a connection of its own for each would stay open.
 */
export function draftPlace<Key extends DraftKey, Draft extends Key & { readonly savedAt: number }>({
  database,
  recordIdOf,
  isDraft,
}: PlaceOptions<Key, Draft>): DraftPlace<Key, Draft> {
  const store = createStore(database, 'drafts');
  const keyOf = (key: Key): IDBValidKey => [key.owner, recordIdOf(key), key.id];
  return {
    of: async (owner, recordId) => {
      const ofRecord = (await keys(store)).filter((key) => Array.isArray(key) && key[0] === owner && key[1] === recordId);
      const drafts = await Promise.all(ofRecord.map((key) => get<unknown>(key, store)));
      return drafts.filter(isDraft).sort((one, other) => other.savedAt - one.savedAt);
    },
    keep: (draft) => set(keyOf(draft), draft, store),
    remove: (draft) => del(keyOf(draft), store),
    removeOld: async (nowMs) => {
      // One after the other: together they may be large.
      for (const key of await keys(store)) {
        const draft = await get<unknown>(key, store);
        // A clock that was set back makes none of them young for ever.
        if (!isDraft(draft) || Math.abs(nowMs - draft.savedAt) > LIFE_MS) await del(key, store);
      }
    },
  };
}
