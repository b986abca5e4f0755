/** Two items of a form that give their values one name. */
export interface RepeatedField {
  readonly name: string;
  readonly labels: readonly [first: string, second: string];
}

type Item = Readonly<Record<string, unknown>>;

/**
 * Finds a field name that two items of a form have; null where each has its own. The name of an item is its `__vModel__`, and a row
 * has further items within (docs/protocol/bpm.md §2). What has no such name, such as a button or an item of another designer, has none.
 * @param fields JSON texts of objects
 */
export function repeatedField(fields: readonly string[]): RepeatedField | null {
  const labels = new Map<string, string>();
  const open = fields.map((text): unknown => JSON.parse(text)).toReversed();
  while (open.length > 0) {
    const item = objectOf(open.pop());
    const config = objectOf(item['__config__']);
    const name = item['__vModel__'];
    if (typeof name === 'string' && name !== '') {
      const label = typeof config['label'] === 'string' ? config['label'] : name;
      const first = labels.get(name);
      if (first !== undefined) return { name, labels: [first, label] };
      labels.set(name, label);
    }
    if (Array.isArray(config['children'])) open.push(...(config['children'] as unknown[]).toReversed());
  }
  return null;
}

const objectOf = (value: unknown): Item => (typeof value === 'object' && value !== null ? (value as Item) : {});
