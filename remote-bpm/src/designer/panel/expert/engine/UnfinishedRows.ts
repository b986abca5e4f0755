/**
 * Keeps the rows that people have begun and that the model does not take yet, because something is missing. The panel of bpmn-io writes
 * each field by itself, and a listener without a class is none.
 */
export class UnfinishedRows {
  readonly #rows = new Map<string, unknown>();
  readonly #onChanged: () => void;

  /** @param onChanged is called when the panel has to draw itself again, though the model is as it was */
  constructor(onChanged: () => void) {
    this.#onChanged = onChanged;
  }

  /** Gives the row at a place of a list; undefined when the model has it. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever asks knows what it has put there
  read<Row>(list: string, place: number): Row | undefined {
    return this.#rows.get(keyOf(list, place)) as Row | undefined; // Whoever asks has put it there.
  }

  keep(list: string, place: number, row: object): void {
    this.#rows.set(keyOf(list, place), row);
    this.#onChanged();
  }

  /** The row is in the model now. */
  drop(list: string, place: number): void {
    this.#rows.delete(keyOf(list, place));
  }

  /** Something else is shown, or rows have got other places. */
  forget(): void {
    if (this.#rows.size === 0) return;
    this.#rows.clear();
    this.#onChanged();
  }
}

const keyOf = (list: string, place: number): string => `${list} ${place}`;
