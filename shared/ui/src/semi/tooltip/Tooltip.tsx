import SemiTooltip from '@douyinfe/semi-ui-19/lib/es/tooltip';
import { type ReactElement, useEffect, useState } from 'react';
import { passEscape } from '../mend/passEscape.ts';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  /** A few words that describe the control. They are not its name. */
  text: string;
  position?: 'top' | 'bottom' | 'left' | 'right';
  /** A `<button>` or one of ours, whose ref is the element itself. */
  children: ReactElement;
}

/** The time to move the pointer from the control to the hint, in milliseconds. */
const LINGER = 150;

/**
 * Shows a hint while the pointer is on a control or on the hint, or while the control has the focus. Esc hides it. Semi's own
 * triggers would hide a hint that the focus has opened at once, because the pointer is elsewhere.
 */
export function Tooltip({ text, position = 'top', children }: TooltipProps) {
  const [pointed, setPointed] = useState(false);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (pointed || !shown) return;
    const timer = setTimeout(() => setShown(false), LINGER);
    return () => clearTimeout(timer);
  }, [pointed, shown]);
  const point = (at: boolean): void => {
    setPointed(at);
    if (at) setShown(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens to events of the control inside
    <span
      className={styles['around']}
      onPointerEnter={({ pointerType }) => point(pointerType === 'mouse')}
      onPointerLeave={() => point(false)}
      onFocus={({ target }) => point(target.matches(':focus-visible'))}
      onBlur={() => point(false)}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Escape') return;
        if (!shown) return passEscape(event);
        setPointed(false);
        setShown(false);
      }}
    >
      <SemiTooltip content={text} position={position} trigger="custom" visible={shown} motion={false} zIndex={1060}>
        {children}
      </SemiTooltip>
    </span>
  );
}
