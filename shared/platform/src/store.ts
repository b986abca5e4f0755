/** One value and who wants to know when it changes: the shape `useSyncExternalStore` takes. */
export interface Store<Value> {
  readonly read: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store of this package; outside only {@link Store} is seen. */
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
