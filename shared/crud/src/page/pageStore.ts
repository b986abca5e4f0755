import { documentStorage } from '@zhilv/platform';
import * as z from 'zod/mini';

/** Names a user and a page. */
export interface PageOwner {
  readonly user: string;
  readonly page: string;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** What each user has chosen for each page, kept in the browser, or in the document where the shell keeps the session. */
export interface PageStore<Value> {
  /** Null when nothing readable is stored. */
  readonly read: (owner: PageOwner, storage?: Shelf) => Value | null;
  /** Null removes what is stored. */
  readonly write: (owner: PageOwner, value: Value | null, storage?: Shelf) => void;
}

/** Keeps values under a key of the storage, by user and then by page key. */
export function pageStore<Value>(key: string, value: z.ZodMiniType<Value>): PageStore<Value> {
  const Stored = z.record(z.string(), z.record(z.string(), value));

  const readAll = (storage: Shelf): z.infer<typeof Stored> => {
    try {
      return Stored.parse(JSON.parse(storage.getItem(key) ?? '{}'));
    } catch {
      // The text is of another version or no JSON; this counts as nothing chosen.
      return {};
    }
  };
  return {
    read: ({ user, page }, storage = documentStorage()) => ownOf(ownOf(readAll(storage), user), page) ?? null,
    write({ user, page }, chosen, storage = documentStorage()) {
      const all = readAll(storage);
      const { [page]: _, ...others } = ownOf(all, user) ?? {};
      const own = chosen === null ? others : { ...others, [page]: chosen };
      try {
        storage.setItem(key, JSON.stringify({ ...all, [user]: own }));
      } catch {
        // Storage is full or closed: the choice lasts only as long as the page.
      }
    },
  };
}

const ownOf = <Value>(table: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
