import type { ReactNode, RefCallback } from 'react';

/** What an input of any kind is given. Inside a form and inside a filter bar alike. */
export interface FieldInputProps {
  /** For the `<label>`. */
  readonly id: string;
  /** The id of the label itself. */
  readonly labelledBy: string;
  /** The form's value, or the filter's text from the URL. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur?: () => void;
  readonly ref?: RefCallback<{ focus: () => void }>;
  readonly disabled: boolean;
  readonly required: boolean;
  readonly invalid: boolean;
  /** The element that says what is wrong. */
  readonly describedBy?: string | undefined;
  /** It narrows a list: empty means all. */
  readonly filtering: boolean;
}

/** A field of a record: its name for people, and how its kind is shown and typed in. */
export interface Field<Value> {
  readonly label: string;
  /** The value in a table cell, a card or a dialog. */
  readonly show: (value: Value) => ReactNode;
  /** Null: the kind is for display only. */
  readonly Input: ((props: FieldInputProps) => ReactNode) | null;
  /** Loads what the input of a form needs beyond the list; the form opens when it is there. */
  readonly prepare?: () => Promise<unknown>;
  /** What the input of a new record starts with. */
  readonly empty: unknown;
  /** How a column of this kind stands in a table. */
  readonly column: 'text' | 'end' | 'time' | 'state';
}
