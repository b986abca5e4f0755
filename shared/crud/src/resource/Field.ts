import type { ReactNode, RefCallback } from 'react';
import type { Identified } from './defineResource.ts';
import type { NumberLimits } from './NumberLimits.ts';

/** An input of any kind gets these props, in a form and in a filter bar alike. */
export interface FieldInputProps {
  /** The `<label>` points to this id. */
  readonly id: string;
  /** The id of the label itself. */
  readonly labelledBy: string;
  /** The form's value; in a filter bar the text that the address has, two texts for a range. Empty text means no filter. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur?: () => void;
  readonly ref?: RefCallback<{ focus: () => void }>;
  readonly disabled: boolean;
  readonly required: boolean;
  readonly invalid: boolean;
  /** The element with this id says what is wrong. */
  readonly describedBy?: string | undefined;
  /** The input narrows a list, and empty means all. */
  readonly filtering: boolean;
  /** The draft's rules limit a number to these. */
  readonly limits?: NumberLimits | undefined;
}

/** The two values of a field that a switch changes, with the dictionary that names them. */
export interface Switched {
  readonly on: number;
  readonly off: number;
  readonly dictionary: string;
  /** What turning it on and off is called, where that is not 启用 and 停用. */
  readonly verbs?: readonly [on: string, off: string];
}

/** A field of a record has a name for people, and its kind tells how it is shown and typed. */
export interface Field<Value> {
  readonly label: string;
  /** A form says this below the field as long as nothing is wrong with it. */
  readonly hint?: string;
  /** Shows the value in a table cell, a card or a dialog. It gets the record too, for values that do not tell enough alone. */
  readonly show: (value: Value, row: Identified) => ReactNode;
  /** The kind is for display only when this is null. */
  readonly Input: ((props: FieldInputProps) => ReactNode) | null;
  /** Loads code that only the input in a form needs; the form opens when it is loaded. */
  readonly prepare?: () => Promise<unknown>;
  /** The input of a new record starts with this value. */
  readonly empty: unknown;
  /** The field takes both columns of a form that has two. */
  readonly wide?: boolean;
  /** A list is filtered by a range of it, which the address has as two texts, `name[0]` and `name[1]`. */
  readonly range?: boolean;
  /** The field has two values that users with the right change in the list itself, by a switch. */
  readonly switched?: Switched;
  /** Table columns of this kind have this shape. */
  readonly column: 'text' | 'long' | 'end' | 'time' | 'state';
}
