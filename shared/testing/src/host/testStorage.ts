/** For tests: a storage of its own, which throws as a browser's does when it is full. @param mostCharacters of all values together */
export function testStorage(stored: Readonly<Record<string, string>> = {}, mostCharacters = Infinity): Storage {
  const entries = new Map(Object.entries(stored));
  const used = (): number => [...entries.values()].reduce((sum, value) => sum + value.length, 0);

  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      if (used() + value.length > mostCharacters) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
