/** Holds one value and tells listeners when it changes; `useSyncExternalStore` takes this shape. */
export interface Store<Value> {
  readonly read: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Only this package writes to a store; outside it is a {@link Store}. */
export interface WritableStore<Value> extends Store<Value> {
  readonly write: (value: Value) => void;
}

export function createStore<Value>(initial: Value): WritableStore<Value> {
  let current = initial;
  const listeners = new Set<() => void>();

  return {
    read: () => current,
    write(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
