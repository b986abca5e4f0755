import type { Ref } from 'react';

/** Every field takes these besides its value; `Select` and `Input` call them the same. */
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
