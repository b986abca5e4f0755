import type { ReactNode, RefCallback } from 'react';
import type { Identified } from './defineResource.ts';
import type { NumberLimits } from './kinds/numberText.ts';

/** What an input of any kind is given. Inside a form and inside a filter bar alike. */
export interface FieldInputProps {
  /** For the `<label>`. */
  readonly id: string;
  /** The id of the label itself. */
  readonly labelledBy: string;
  /** The form's value, or what the list is filtered by as its address has it: a text, of a range two; empty: nothing. */
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
  /** What the rules leave of the numbers. */
  readonly limits?: NumberLimits | undefined;
}

/** A field of a record: its name for people, and how its kind is shown and typed in. */
export interface Field<Value> {
  readonly label: string;
  /** The value in a table cell, a card or a dialog; the record where one value alone does not tell. */
  readonly show: (value: Value, row: Identified) => ReactNode;
  /** Null: the kind is for display only. */
  readonly Input: ((props: FieldInputProps) => ReactNode) | null;
  /** Loads what the input of a form needs beyond the list; the form opens when it is there. */
  readonly prepare?: () => Promise<unknown>;
  /** What the input of a new record starts with. */
  readonly empty: unknown;
  /** In a form of two columns it takes both. */
  readonly wide?: boolean;
  /** A list is filtered by where it begins and ends: two texts in the address, `name[0]` and `name[1]`. */
  readonly range?: boolean;
  /** How a column of this kind stands in a table. */
  readonly column: 'text' | 'long' | 'end' | 'time' | 'state';
}
