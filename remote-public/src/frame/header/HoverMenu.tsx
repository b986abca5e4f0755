import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Chevron } from '../../parts/icon/Chevron.tsx';
import styles from './HoverMenu.module.css';
import { NavigationLink } from './NavigationLink.tsx';
import itemStyles from './NavigationLink.module.css';
import type { OpenMenu } from './useOpenMenu.ts';

interface HoverMenuProps {
  readonly label: string;
  /** The item's own page; an item without one only opens its panel. */
  readonly to?: string;
  readonly menu: OpenMenu;
  /** Whether the page that is open belongs to it. */
  readonly current: boolean;
  readonly children: ReactNode;
}

/** An item of the navigation with a panel below it: opens under the mouse, by tap, and by keyboard. */
export function HoverMenu({ label, to, menu, current, children }: HoverMenuProps) {
  const panel = useId();
  const item = useRef<HTMLLIElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const pressedBy = useRef('');
  const open = menu.name === label;

  // Safari focuses no button that is tapped, so a tap elsewhere takes no focus away from it.
  useEffect(() => {
    if (!open) return undefined;
    const closeElsewhere = ({ target }: Event) => {
      if (!item.current?.contains(target as Node)) menu.hide();
    };
    // Under the mouse a panel is open while the focus is anywhere.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const within = item.current?.contains(document.activeElement);
      menu.hide();
      if (within) toggle.current?.focus();
    };
    document.addEventListener('pointerdown', closeElsewhere);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open, menu]);

  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') menu.show(label);
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') menu.hideSoon();
  };
  const press = (byKeyboard: boolean) => {
    // The mouse opened the panel on its way here: a click that closed it again would look broken.
    if (open && (byKeyboard || pressedBy.current !== 'mouse')) menu.hide();
    else menu.show(label);
  };
  const closeOutside = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (open && !currentTarget.contains(relatedTarget)) menu.hide();
  };

  return (
    // The item hears the events of the link and the button in it; nobody presses the item itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li className={styles['item']} ref={item} onPointerEnter={enter} onPointerLeave={leave} onBlur={closeOutside}>
      {to !== undefined && <NavigationLink label={label} to={to} current={current} />}
      <button
        className={to === undefined ? itemStyles['link'] : styles['more']}
        type="button"
        ref={toggle}
        aria-expanded={open}
        aria-controls={panel}
        aria-current={to === undefined && current ? 'page' : undefined}
        aria-label={to === undefined ? undefined : `展开${label}`}
        onPointerDown={(event) => (pressedBy.current = event.pointerType)}
        onClick={(event) => press(event.detail === 0)}
      >
        {to === undefined && <span className={itemStyles['label']}>{label}</span>}
        <Chevron open={open} />
      </button>
      {/* A closed panel is hidden and not left out, because its links are also for readers without script. */}
      <div className={styles['panel']} id={panel} hidden={!open}>
        <div className={styles['inner']}>{children}</div>
      </div>
    </li>
  );
}
