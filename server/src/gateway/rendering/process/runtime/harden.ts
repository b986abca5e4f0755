/** Freezes values and everything that their properties and prototypes lead to. */
export function harden(values: readonly unknown[]): void {
  const seen = new Set<unknown>();
  const toDo = [...values];
  while (toDo.length > 0) {
    const value = toDo.pop();
    if (!isObject(value) || seen.has(value)) continue;
    seen.add(value);
    for (const key of Reflect.ownKeys(value)) {
      const property = Reflect.getOwnPropertyDescriptor(value, key);
      toDo.push(property?.value, property?.get, property?.set);
    }
    toDo.push(Reflect.getPrototypeOf(value));
    // The contents of typed arrays cannot be frozen, and none of ours is reached.
    Object.freeze(value);
  }
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';
