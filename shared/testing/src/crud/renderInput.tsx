import type { Field, FieldInputProps } from '@zhilv/crud';
import { useState } from 'react';
import { renderPart, type RenderedPart } from '../page/renderPart.tsx';

export type RenderedInput = RenderedPart & {
  /** The value that the input gave last; before the first one, the value it started with. */
  readonly value: () => unknown;
  /** Everything the input has given, in order. */
  readonly given: () => readonly unknown[];
};

type Options = Partial<Omit<FieldInputProps, 'onChange' | 'id' | 'labelledBy'>>;

/**
 * Shows the input of a field under its label and keeps what is typed, as a form does, or a filter bar with `filtering`.
 * @throws Error for a kind that is for display only
 */
export function renderInput<Value>({ label, Input, empty }: Field<Value>, options: Options = {}): RenderedInput {
  if (Input === null) throw new Error(`${label} has no input.`);
  const given: unknown[] = [];
  const { value: first = options.filtering === true ? '' : empty, ...rest } = options;
  const Form = () => {
    const [value, setValue] = useState<unknown>(first);
    return (
      <>
        <label id="label" htmlFor="input">
          {label}
        </label>
        <Input
          id="input"
          labelledBy="label"
          disabled={false}
          required={false}
          invalid={false}
          filtering={false}
          {...rest}
          value={value}
          onChange={(next) => {
            given.push(next);
            setValue(next);
          }}
        />
      </>
    );
  };
  const part = renderPart(<Form />);
  return { ...part, value: () => (given.length === 0 ? first : given.at(-1)), given: () => given };
}
