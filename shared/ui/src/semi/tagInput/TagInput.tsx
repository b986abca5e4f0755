import SemiTagInput from '@douyinfe/semi-ui-19/lib/es/tagInput';
import type { FieldProps } from '../field/FieldProps.ts';
import { semiBox, semiField } from '../field/semiField.ts';
import { useField } from '../field/useField.ts';
import { write } from '../mend/write.ts';

export interface TagInputProps extends FieldProps {
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** The largest number of tags. */
  max?: number;
  placeholder?: string;
}

const REMOVE = new Set(['Enter', ' ', 'Delete', 'Backspace']);

/** Takes several short texts: Enter makes a tag of what was typed, Backspace in the empty field takes the last one away. */
export function TagInput(props: TagInputProps) {
  const { value, onChange, max, placeholder = '输入后按回车', disabled = false } = props;
  // Semi's names are English, and its tags are announced as buttons without a purpose.
  const { root, onBlur, control } = useField(props, 'input', {
    mend: (element) => {
      write(element, '.semi-tagInput', { 'aria-invalid': null });
      write(element, '.semi-tag[role="button"]', (tag) => ({ 'aria-label': `移除「${tag.textContent.trim()}」` }));
    },
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the tags
    <span
      ref={root}
      className={semiField}
      onBlur={onBlur}
      onKeyDownCapture={(event) => {
        const tag = event.target instanceof HTMLElement && event.target.matches('.semi-tag') ? event.target : null;
        if (tag === null || !REMOVE.has(event.key)) return;
        // Semi itself removes a tag on some of these keys, and then loses the focus.
        event.preventDefault();
        tag.querySelector<HTMLElement>('.semi-tag-close')?.click();
        control()?.focus();
      }}
    >
      <SemiTagInput
        className={semiBox(props)}
        value={[...value]}
        onChange={onChange}
        {...(max !== undefined && { max })}
        placeholder={placeholder}
        disabled={disabled}
        allowDuplicates={false}
        addOnBlur
      />
    </span>
  );
}
