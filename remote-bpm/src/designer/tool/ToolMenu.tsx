import { Popover } from '@zhilv/ui/popover';
import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, use, useRef, useState } from 'react';
import { DesignerTool } from './DesignerTool.tsx';
import styles from './ToolMenu.module.css';
import { ToolPlace } from './ToolPlace.ts';

/** Something that a menu offers. */
export interface ToolMenuItem {
  /** Says what it does; in the sheet of a phone it stands without the menu's label. */
  readonly label: string;
  readonly icon?: LucideIcon;
  /** A few signs at the end, such as the ending of a file. */
  readonly note?: string;
  readonly disabled?: boolean;
  /** Whether it begins another part of the menu. */
  readonly separated?: boolean;
  readonly onSelect: () => void;
}

export interface ToolMenuProps {
  label: string;
  icon: LucideIcon;
  disabled?: boolean;
  /** The name of what opens; the label when left out. */
  title?: string;
  items: readonly ToolMenuItem[];
}

/** A tool that offers several things: below its button, or on a phone in the sheet, where they stand among the other tools. */
export function ToolMenu({ label, icon, disabled = false, title = label, items }: ToolMenuProps) {
  const place = use(ToolPlace);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const choose = ({ onSelect }: ToolMenuItem): void => {
    setOpen(false);
    onSelect();
  };
  const listed = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move between the buttons inside
    <ul className={styles['items']} aria-label={title} onKeyDown={moveFocus}>
      {items.map((item) => (
        <li key={item.label} className={item.separated === true ? styles['separated'] : undefined}>
          <button
            type="button"
            className={styles['item']}
            disabled={disabled || item.disabled === true}
            onClick={() => choose(item)}
          >
            {item.icon && <item.icon className={styles['icon']} size={18} strokeWidth={1.5} aria-hidden="true" />}
            {item.label}
            {item.note !== undefined && <span className={styles['note']}>{item.note}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
  if (place === 'sheet') return listed;
  return (
    <>
      <DesignerTool
        ref={button}
        label={label}
        icon={icon}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Popover anchor={button} label={title} onClose={() => setOpen(false)}>
          <div className={styles['menu']}>{listed}</div>
        </Popover>
      )}
    </>
  );
}

/** Moves to the next or the previous button, from one end to the other. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const present = buttons.findIndex((button) => button === event.target);
  buttons.at((present + step) % buttons.length)?.focus();
}
