import type { Ref } from 'react';

/** What every field takes besides its value, in the words of `Select` and `Input`. */
export interface FieldProps {
  onBlur?: () => void;
  id?: string;
  /** The id of the element that names it. */
  labelledBy: string;
  disabled?: boolean;
  invalid?: boolean;
  required?: boolean;
  describedBy?: string | undefined;
  ref?: Ref<{ focus: () => void }>;
}
