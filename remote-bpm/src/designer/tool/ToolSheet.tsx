/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the presses are those of the buttons inside, the keys those of a dialog */
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { DesignerTool } from './DesignerTool.tsx';
import { ToolPlace } from './ToolPlace.ts';
import styles from './ToolSheet.module.css';

export interface ToolSheetProps {
  children: ReactNode;
}

/**
 * Holds the tools for which a phone has no room, in a sheet below the bar that a button opens. The tools stay mounted while it is closed, for
 * a dialog that one of them opens is its child.
 */
export function ToolSheet({ children }: ToolSheetProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    if (open) sheet.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    const onPress = (event: Event): void => {
      // The document is told of the host alone when something in a shadow root was pressed.
      const [target] = event.composedPath();
      if (!(target instanceof Node) || ![button, sheet].some(({ current }) => current?.contains(target))) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  // On its way down, for a tool may keep its press to itself, and may take the focus.
  /** Whether an event happened in the sheet itself: those of a dialog that a tool has opened come here, too. */
  const isInside = (target: EventTarget): boolean => target instanceof Node && sheet.current?.contains(target) === true;
  return (
    <>
      <div className={styles['opener']}>
        <DesignerTool
          ref={button}
          label="更多工具"
          icon={Ellipsis}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        />
      </div>
      <div
        ref={sheet}
        id={id}
        className={styles['sheet']}
        role="dialog"
        aria-label="更多工具"
        hidden={!open}
        onClickCapture={({ target }) => {
          if (isInside(target) && target instanceof Element && target.closest('button') !== null) close();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented || !isInside(event.target)) return;
          event.preventDefault();
          close();
        }}
      >
        <ToolPlace value="sheet">{children}</ToolPlace>
      </div>
    </>
  );
}
