import { FieldLabel } from '@zhilv/ui/plain/field-label';
import { FieldNote } from '@zhilv/ui/plain/field-note';
import { type ReactNode, useId } from 'react';

/** What an input needs to belong to its label and its note. */
interface LabelledInput {
  readonly id: string;
  readonly labelledBy: string;
  readonly required: boolean;
  readonly invalid: boolean;
  readonly describedBy: string;
}

export interface LabelledFieldProps {
  label: string;
  required?: boolean;
  error?: string | undefined;
  hint?: ReactNode;
  /** Draws the input. */
  children: (input: LabelledInput) => ReactNode;
}

/** A field of a dialog: its label, its input, and a line for what is wrong with it. */
export function LabelledField({ label, required = false, error, hint, children }: LabelledFieldProps) {
  const id = useId();
  return (
    <div>
      <FieldLabel id={`${id}-label`} htmlFor={id} required={required}>
        {label}
      </FieldLabel>
      {children({ id, labelledBy: `${id}-label`, required, invalid: error !== undefined, describedBy: `${id}-note` })}
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  );
}
