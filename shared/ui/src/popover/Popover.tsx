/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- the keys are those of a dialog */
import { type ReactNode, type RefObject, use, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { focusedIn } from '../focus/focusedIn.ts';
import { controlsOf, keepFocusInside } from '../modal/keepFocusInside.ts';
import { PortalRoot } from '../root/PortalRoot.ts';
import styles from './Popover.module.css';
import { type Placement, placePopover } from './placePopover.ts';

export interface PopoverProps {
  /** The button that it opens at, to which the focus returns. */
  anchor: RefObject<HTMLElement | null>;
  /** The panel's name. */
  label: string;
  children: ReactNode;
  /** The focus stays in `anchor`, a text field, until a press takes it into the panel. */
  beside?: boolean;
  /** Called by Esc and by a press elsewhere. */
  onClose: () => void;
}

/**
 * Shows a panel at a button for as long as it is mounted. The panel keeps the focus inside until it is closed, because its
 * element stands at the end of the document, far from the button. On a phone it is a sheet at the lower edge.
 */
export function Popover({ anchor, label, children, beside = false, onClose }: PopoverProps) {
  const portal = use(PortalRoot);
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const place = (): void => {
      // On a phone the stylesheet places the panel.
      const asSheet = matchMedia('(max-width: 767px)').matches;
      const box = asSheet ? undefined : anchor.current?.getBoundingClientRect();
      if (panel.current !== null) moveTo(panel.current, box === undefined ? {} : placePopover(box, windowSize()));
    };
    place();
    addEventListener('resize', place);
    // The listener captures, for scroll events do not bubble and any element around the button may scroll.
    addEventListener('scroll', place, true);
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
    };
  }, [anchor]);

  useLayoutEffect(() => {
    const element = panel.current;
    const button = anchor.current;
    // Outside of the panel Esc would have no effect.
    if (!beside && element !== null) (controlsOf(element)[0] ?? element).focus();
    return () => {
      // A press elsewhere has moved the focus on purpose, so the focus returns only if it is still inside.
      if (element?.contains(focusedIn(element)) === true) button?.focus();
    };
  }, [anchor, beside]);

  useEffect(() => {
    const onPress = (event: Event): void => {
      // The document is told of the host alone when something in a shadow root was pressed.
      const [target] = event.composedPath();
      const parts = [panel.current, anchor.current];
      if (!(target instanceof Node) || !parts.some((part) => part?.contains(target))) onClose();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  });

  const popover = (
    <div
      ref={panel}
      className={styles['panel']}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Tab') keepFocusInside(event);
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </div>
  );
  return portal === null ? popover : createPortal(popover, portal);
}

const windowSize = () => ({ width: innerWidth, height: innerHeight });

const SIDES = ['top', 'right', 'bottom', 'left', 'maxHeight', 'maxWidth'] as const;

function moveTo({ style }: HTMLElement, placement: Placement): void {
  for (const side of SIDES) {
    const pixels = placement[side];
    style[side] = pixels === undefined ? '' : `${pixels}px`;
  }
}
