/** Code that is loaded when it is first needed. */
export interface Later<Value> {
  /** Null until it is there. */
  readonly read: () => Value | null;
  /** Asks for it again after a failure. */
  readonly load: () => Promise<Value>;
}

/** Makes code that `load` brings available to a render, which cannot wait for it. */
export function later<Value>(load: () => Promise<Value>): Later<Value> {
  let value: Value | null = null;
  return { read: () => value, load: async () => (value ??= await load()) };
}
