import SemiDropdown from '@douyinfe/semi-ui-19/lib/es/dropdown';
import type { ReactElement, ReactNode } from 'react';
import { passEscape } from '../mend/passEscape.ts';
import { usePopup } from '../mend/usePopup.ts';
import styles from './Dropdown.module.css';

export interface DropdownItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Whether the item destroys something or does something that cannot be undone. */
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}

export interface DropdownProps {
  items: readonly DropdownItem[];
  /** The button that opens the menu: a `<button>` or a PlainButton, whose ref is the element itself. */
  children: ReactElement;
}

/** Opens a menu by a press on its button. Arrow keys move in it, Esc closes it. */
export function Dropdown({ items, children }: DropdownProps) {
  const popup = usePopup();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens to events of the button inside
    <span
      className={styles['around']}
      onKeyDownCapture={(event) => {
        if (event.key === 'Escape' && popup.element() === null) passEscape(event);
      }}
    >
      <SemiDropdown
        zIndex={1050}
        motion={false}
        trigger="click"
        position="bottomRight"
        clickToHide
        closeOnEsc
        render={
          <SemiDropdown.Menu className={`${styles['menu']} ${popup.className}`}>
            {items.map(({ key, label, icon, danger = false, disabled = false, onSelect }) => (
              <SemiDropdown.Item
                key={key}
                icon={icon}
                type={danger ? 'danger' : 'tertiary'}
                disabled={disabled}
                onClick={onSelect}
              >
                {label}
              </SemiDropdown.Item>
            ))}
          </SemiDropdown.Menu>
        }
      >
        {children}
      </SemiDropdown>
    </span>
  );
}
