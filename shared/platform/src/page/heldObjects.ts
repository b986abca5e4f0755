import type { PageHandle } from './PageContext.ts';

interface Held {
  readonly value: unknown;
  readonly dispose: () => void;
  /** Counts the components that use the object now; a hidden one still uses it. */
  users: number;
}

const heldByPage = new WeakMap<PageHandle, Map<string, Held>>();

/** Gives the object that the page holds under `key`, and makes it first if it is not there. */
export function hold<Value>(
  page: PageHandle,
  key: string,
  { create, dispose }: { create: () => Value; dispose: (value: Value) => void },
): Value {
  const held = heldByPage.get(page) ?? new Map<string, Held>();
  heldByPage.set(page, held);
  const known = held.get(key);
  // A key has one type: the same caller names the key and makes the object.
  if (known !== undefined) return known.value as Value;
  const value = create();
  held.set(key, { value, dispose: () => dispose(value), users: 0 });
  return value;
}

/** Counts a user of a held object and gives the function that ends the use. An object without users is disposed of. */
export function noteUse(page: PageHandle, key: string): () => void {
  const one = heldByPage.get(page)?.get(key);
  if (one === undefined) return () => {};
  one.users += 1;
  return () => {
    one.users -= 1;
    if (one.users === 0) release(page, key, one);
  };
}

/** Disposes of all that a page still holds. The shell calls it when the page has ended. */
export function disposePage(page: PageHandle): void {
  for (const [key, one] of heldByPage.get(page) ?? []) release(page, key, one);
}

function release(page: PageHandle, key: string, one: Held): void {
  const held = heldByPage.get(page);
  if (held?.get(key) !== one) return;
  held.delete(key);
  one.dispose();
}
