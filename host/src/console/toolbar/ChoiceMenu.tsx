import { Check, type LucideIcon } from 'lucide-react';
import { HeaderButton } from '../headerButton/HeaderButton.tsx';
import menu from '../headerMenu/HeaderMenu.module.css';
import { useMenuButton } from '../keyboard/useMenuButton.ts';
import styles from './toolbar.module.css';

export interface ChoiceMenuProps<Value extends string> {
  /** What is chosen. */
  label: string;
  Picture: LucideIcon;
  choices: readonly { readonly value: Value; readonly label: string; readonly Picture?: LucideIcon }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A button of the header with a few values below it, one of which is in force. */
export function ChoiceMenu<Value extends string>({ label, Picture, choices, value, onChoose }: ChoiceMenuProps<Value>) {
  const { place, panelId, open, setOpen, close } = useMenuButton<HTMLDivElement>();
  const choose = (chosen: Value): void => {
    close();
    onChoose(chosen);
  };
  return (
    <div ref={place} className={styles['menu']}>
      <HeaderButton
        icon={Picture}
        label={label}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div id={panelId} className={`${menu['panel']} ${styles['panel']}`} role="group" aria-label={label}>
          {choices.map((one) => (
            <button
              key={one.value}
              type="button"
              className={`${menu['entry']} ${styles['choice']}`}
              aria-pressed={one.value === value}
              onClick={() => choose(one.value)}
            >
              {one.Picture && <one.Picture size={16} strokeWidth={1.5} aria-hidden="true" />}
              {one.label}
              {one.value === value ? <Check size={16} strokeWidth={1.5} aria-hidden="true" /> : <span aria-hidden="true" />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
