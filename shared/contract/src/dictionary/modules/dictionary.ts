/** A tag's colour; empty is plain text. */
export type DictionaryColour = '' | 'default' | 'primary' | 'success' | 'info' | 'warning' | 'danger';

/** Value, label and colour of one entry. Values are always text. */
export type DictionaryEntry = readonly [value: string, label: string, colour: DictionaryColour];

/** A dictionary the product knows, entries in the order they are shown in. */
export interface Dictionary {
  /** The row's id in a seeded database. Its entries are `id * 50` onwards in this order, so new ones go to the end. */
  readonly id: number;
  readonly type: string;
  readonly name: string;
  readonly entries: readonly DictionaryEntry[];
}
