/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events --
   the combobox pattern named below: the field has the keys, and a native list cannot be given our look */
import { Check, ChevronDown } from 'lucide-react';
import { type CSSProperties, type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { ClearButton } from '../plain/field/ClearButton.tsx';
import { classList } from '../plain/classList.ts';
import { fieldBox } from '../plain/field/fieldBox.ts';
import styles from './Select.module.css';
import { type ListMove, listMove } from './listMove.ts';
import { placeList } from './placeList.ts';
import { useStandStill } from './useStandStill.ts';

export interface SelectOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** The look of the option, where it is more than the label. */
  readonly look?: ReactNode;
}

export interface SelectProps<Value extends string | number> {
  /** The chosen value; null for none. */
  value: Value | null;
  onChange: (value: Value | null) => void;
  onBlur?: () => void;
  options: readonly SelectOption<Value>[];
  id?: string;
  /** The id of the element that names it. */
  labelledBy: string;
  placeholder?: string;
  disabled?: boolean;
  invalid?: boolean;
  required?: boolean;
  describedBy?: string | undefined;
  /** Whether a cross empties the field. */
  clearable?: boolean;
  ref?: Ref<{ focus: () => void }>;
}

/**
 * Chooses one of several options, by pointer or keyboard (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/).
 *
 * It is not Semi's, which fails axe in three ways and weighs seventeen times as much (docs/decisions/0015).
 */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { value, onChange, onBlur, options, labelledBy, placeholder = '请选择', disabled = false } = props;
  const { invalid = false, required = false, clearable = false, describedBy, ref } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const listId = `${id}-list`;
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => button.current?.focus() }), []);
  /** The index of the option that the keyboard is at; null while the list is closed. */
  const [active, setActive] = useState<number | null>(null);
  const [placement, setPlacement] = useState<CSSProperties>({});
  useStandStill(button, active !== null, () => setActive(null));

  const chosen = options.findIndex((option) => option.value === value);
  const show = (): void => {
    if (button.current !== null) setPlacement(placeList(button.current.getBoundingClientRect(), innerHeight));
    setActive(Math.max(0, chosen));
  };
  const choose = (index: number | null): void => {
    const option = index === null ? undefined : options[index];
    if (option !== undefined && index !== chosen) onChange(option.value);
    setActive(null);
  };
  const obey = (move: ListMove): void => {
    if (move === 'open') show();
    else if (move === 'close') setActive(null);
    else if (move === 'choose') choose(active);
    else setActive(move);
  };

  const list = active !== null && (
    <ul id={listId} role="listbox" aria-labelledby={labelledBy} className={styles['options']} style={placement}>
      {options.map((option, index) => (
        <li
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          className={classList(styles['option'], index === active && styles['active'])}
          // The focus stays on the field, whose `active` names the option for the keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => setActive(index)}
          onClick={() => choose(index)}
          ref={index === active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : null}
        >
          {option.look ?? option.label}
          {index === chosen && <Check size={16} strokeWidth={1.5} aria-hidden="true" />}
        </li>
      ))}
    </ul>
  );

  return (
    <span className={styles['box']}>
      <button
        ref={button}
        id={id}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={active !== null}
        aria-controls={active === null ? undefined : listId}
        aria-activedescendant={active === null ? undefined : `${id}-${active}`}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-required={required || undefined}
        disabled={disabled}
        className={classList(fieldBox({ invalid, disabled }), styles['select'], chosen === -1 && styles['unset'])}
        onClick={() => (active === null ? show() : setActive(null))}
        onBlur={() => {
          setActive(null);
          onBlur?.();
        }}
        onKeyDown={(event) => {
          const move = listMove(event.key, active, options.length);
          if (move === null) return;
          event.preventDefault();
          obey(move);
        }}
      >
        <span className={styles['label']}>{options[chosen]?.look ?? options[chosen]?.label ?? placeholder}</span>
        <ChevronDown className={styles['mark']} size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {clearable && chosen !== -1 && !disabled && (
        <span className={styles['clear']}>
          <ClearButton label="清除选择" onClick={() => onChange(null)} />
        </span>
      )}
      {list}
    </span>
  );
}
