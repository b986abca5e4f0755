/** A storage that lives as long as the document. */
export interface MemoryStorage extends Storage {
  readonly lasts: false;
}

/** Gives a storage for browsers that refuse the real one. */
export function memoryStorage(): MemoryStorage {
  const entries = new Map<string, string>();

  return {
    lasts: false,
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
