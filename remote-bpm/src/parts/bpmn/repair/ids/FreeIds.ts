import type { ModdleElement } from '../../moddle/ModdleElement.ts';
import { everyElement } from './everyElement.ts';

/** Gives ids that a document does not have yet, the same ones each time. */
export class FreeIds {
  readonly #taken: Set<string>;
  /** How far each beginning has been counted. */
  readonly #counts = new Map<string, number>();

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  /** Reads the ids of a whole document. */
  static of(definitions: ModdleElement): FreeIds {
    return new FreeIds(everyElement(definitions).flatMap(({ id }) => (typeof id === 'string' ? [id] : [])));
  }

  /** Gives this id, or the first free one with another number at its end; it is taken from now on. */
  next(id: string): string {
    const beginning = id.replace(/_\d+$/, '');
    let count = this.#counts.get(beginning) ?? 1;
    let free = id;
    for (; this.#taken.has(free); count += 1) free = `${beginning}_${count}`;
    this.#counts.set(beginning, count);
    this.#taken.add(free);
    return free;
  }
}
