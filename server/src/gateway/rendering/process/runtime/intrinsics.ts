/** Objects of the language that no name leads to. */
const UNNAMED: readonly unknown[] = [
  [][Symbol.iterator](),
  ''[Symbol.iterator](),
  'a'.matchAll(/a/g),
  new Map()[Symbol.iterator](),
  new Set()[Symbol.iterator](),
  (function* () {})(),
  (async function* () {})(),
  async () => {},
];

/** Gives the objects of the language in our own realm, by the names that a new realm has. */
export function intrinsics(newRealm: typeof globalThis): readonly unknown[] {
  const names = Reflect.ownKeys(newRealm).filter((name) => name !== 'globalThis' && name !== 'console');
  return [...names.map((name): unknown => Reflect.get(globalThis, name)), ...UNNAMED];
}

/** Lets errors still be given a name and a message when their prototype is frozen, for classes of Node do that. */
export function letErrorsBeNamed(): void {
  for (const key of ['name', 'message'] as const) {
    const value = Error.prototype[key];
    // oxlint-disable-next-line no-extend-native -- the property is there, and stays
    Object.defineProperty(Error.prototype, key, {
      get: () => value,
      set(this: unknown, own: unknown) {
        if (this !== Error.prototype && this instanceof Error)
          Object.defineProperty(this, key, { value: own, writable: true, enumerable: true, configurable: true });
      },
    });
  }
}
