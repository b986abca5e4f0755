import { fieldBox } from '../plain/fieldBox.ts';

/** What a field of one line and one of several have in common. */
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
  /** The value breaks a rule; what is wrong stands in the element `describedBy` names. */
  invalid?: boolean;
  required?: boolean;
  describedBy?: string | undefined;
  /** A cross at the end empties the field. */
  clearable?: boolean;
}

/** As Semi's two fields take them. */
export function textBoxProps(props: TextBoxProps, tall: boolean) {
  const { onChange, onBlur, invalid = false, required = false, describedBy, labelledBy, clearable = false, ...rest } = props;
  return {
    ...rest,
    className: fieldBox({ invalid, disabled: rest.disabled, tall }),
    showClear: clearable,
    validateStatus: invalid ? ('error' as const) : ('default' as const),
    'aria-invalid': invalid,
    'aria-required': required,
    ...(labelledBy !== undefined && { 'aria-labelledby': labelledBy }),
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    onChange: (value: string) => onChange(value),
    onBlur: () => onBlur?.(),
  };
}
