/** The properties that a field of one line and one of several lines have in common. */
export interface TextBoxProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  id?: string;
  /** The id of its label, where there is one besides `<label>`. */
  labelledBy?: string;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  /** Whether the value breaks a rule. The message stands in the element that `describedBy` names. */
  invalid?: boolean;
  required?: boolean;
  describedBy?: string | undefined;
  /** Whether a cross at the end empties the field. */
  clearable?: boolean;
}

/** Gives the attributes for the browser's `<input>` or `<textarea>`. */
export function textBoxAttributes(props: TextBoxProps) {
  const { onChange, onBlur, invalid = false, required = false, describedBy, labelledBy, clearable: _, ...rest } = props;
  return {
    ...rest,
    'aria-invalid': invalid,
    'aria-required': required,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    onBlur: () => onBlur?.(),
  };
}
