/** Code that is loaded when it is first needed. */
export interface Later<Value> {
  /** Gives null until the code is loaded. */
  readonly read: () => Value | null;
  /** Loads the code; a call after a failure tries again. */
  readonly load: () => Promise<Value>;
}

/** Makes code that `load` fetches available to a render, which cannot wait. */
export function later<Value>(load: () => Promise<Value>): Later<Value> {
  let value: Value | null = null;
  return { read: () => value, load: async () => (value ??= await load()) };
}
