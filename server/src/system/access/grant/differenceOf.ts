import type { Id } from '@zhilv/contract';

/** The ids that a list gains and loses when another takes its place. */
export interface Difference {
  readonly added: readonly Id[];
  readonly removed: readonly Id[];
}

/** Compares what was granted with what is to be; an id that comes twice counts once. */
export function differenceOf(before: readonly Id[], after: readonly Id[]): Difference {
  const [had, has] = [byText(before), byText(after)];
  return {
    added: [...has].flatMap(([text, id]) => (had.has(text) ? [] : [id])),
    removed: [...had].flatMap(([text, id]) => (has.has(text) ? [] : [id])),
  };
}

const byText = (ids: readonly Id[]): ReadonlyMap<string, Id> => new Map(ids.map((id) => [String(id), id]));
