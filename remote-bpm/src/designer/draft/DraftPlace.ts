import { createStore, del, get, keys, set } from 'idb-keyval';
import { type Draft, isDraft } from './Draft.ts';

/** Where this browser keeps drafts. Signing out on purpose empties it, by the same names (docs/threats.md §14). */
const DATABASE = 'zhilv-drafts';
const STORE = 'drafts';

/** After so long nobody is offered a draft any more. */
const LIFE_MS = 7 * 86_400_000;

/** Keeps drafts. Tests bring their own. */
export interface DraftPlace {
  /** Gives the drafts of one model and owner, the newest first. */
  readonly of: (owner: string, modelId: string) => Promise<readonly Draft[]>;
  readonly keep: (draft: Draft) => Promise<void>;
  readonly remove: (draft: Pick<Draft, 'id' | 'owner' | 'modelId'>) => Promise<void>;
  /** Removes the drafts of everybody that are too old, and what is none. */
  readonly removeOld: (nowMs: number) => Promise<void>;
}

/** It opens the database when it is first used, once for all diagrams: a connection of its own for each would stay open. */
const store = createStore(DATABASE, STORE);

/** The place for drafts in IndexedDB. Its functions fail where the browser gives none, as in some private windows. */
export const draftsOfBrowser: DraftPlace = {
  of: async (owner, modelId) => {
    const ofModel = (await keys(store)).filter((key) => isKeyOf(key, owner, modelId));
    const drafts = await Promise.all(ofModel.map((key) => get<unknown>(key, store)));
    return drafts.filter(isDraft).sort((one, other) => other.savedAt - one.savedAt);
  },
  keep: (draft) => set(keyOf(draft), draft, store),
  remove: (draft) => del(keyOf(draft), store),
  removeOld: async (nowMs) => {
    // One after the other: together they may be large.
    for (const key of await keys(store)) await removeIfOld(key, nowMs);
  },
};

async function removeIfOld(key: IDBValidKey, nowMs: number): Promise<void> {
  const draft = await get<unknown>(key, store);
  // A clock that was set back makes none of them young for ever.
  if (!isDraft(draft) || Math.abs(nowMs - draft.savedAt) > LIFE_MS) await del(key, store);
}

const keyOf = ({ owner, modelId, id }: Pick<Draft, 'id' | 'owner' | 'modelId'>): IDBValidKey => [owner, modelId, id];

const isKeyOf = (key: IDBValidKey, owner: string, modelId: string): boolean =>
  Array.isArray(key) && key[0] === owner && key[1] === modelId;
