import type { FieldNote } from '../../../parts/bpmn/section/Section.ts';
import type { PendingTexts } from '../subject/PendingTexts.ts';

/**
 * One field of a form: what it shows, and how it is written.
 *
 * @typeParam Given what people enter, where that is not all that it may show
 */
export interface Field<Shown, Given = Shown> {
  readonly name: string;
  readonly value: Shown;
  readonly notes: readonly FieldNote[];
  readonly disabled: boolean;
  /** Holds a text while it is typed; null in a form that is submitted as a whole, where every letter counts at once. */
  readonly pending: PendingTexts | null;
  /** Writes another value; one with an error is kept here, and not in the model. @returns what it shows then */
  readonly write: (value: Given) => Shown;
}
