import type { PageHandle } from './PageContext.ts';

interface Held {
  readonly value: unknown;
  readonly dispose: () => void;
  /** Components on the page that have it now; one that is hidden still has it. */
  users: number;
}

const heldByPage = new WeakMap<PageHandle, Map<string, Held>>();

/** The object that the page holds under `key`; made when it is not there. */
export function hold<Value>(
  page: PageHandle,
  key: string,
  { create, dispose }: { create: () => Value; dispose: (value: Value) => void },
): Value {
  const held = heldByPage.get(page) ?? new Map<string, Held>();
  heldByPage.set(page, held);
  const known = held.get(key);
  // One key, one type: whoever names the key also makes what is under it.
  if (known !== undefined) return known.value as Value;
  const value = create();
  held.set(key, { value, dispose: () => dispose(value), users: 0 });
  return value;
}

/** Notes a user of what is held; gives the way to note that it has gone. What nobody has any more is disposed of. */
export function noteUse(page: PageHandle, key: string): () => void {
  const one = heldByPage.get(page)?.get(key);
  if (one === undefined) return () => {};
  one.users += 1;
  return () => {
    one.users -= 1;
    if (one.users === 0) release(page, key, one);
  };
}

/** For shells: the page has ended. Disposes of all that it still holds. */
export function releasePage(page: PageHandle): void {
  for (const [key, one] of heldByPage.get(page) ?? []) release(page, key, one);
}

function release(page: PageHandle, key: string, one: Held): void {
  const held = heldByPage.get(page);
  if (held?.get(key) !== one) return;
  held.delete(key);
  one.dispose();
}
