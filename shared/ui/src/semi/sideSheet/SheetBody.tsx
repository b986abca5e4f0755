import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusAgain, focusedIn } from '../../focus/focusedIn.ts';
import { keepFocusInside } from '../../modal/keepFocusInside.ts';
import { writeOn } from '../mend/write.ts';
import styles from './SideSheet.module.css';

export interface SheetBodyProps {
  titleId: string;
  children: ReactNode;
  onCancel: () => void;
}

const FIELD = 'input:not(:disabled), textarea:not(:disabled), [role="combobox"]:not(:disabled)';

/** Holds the content of a sheet, and gives Semi's dialog the name and the keys of our dialogs. */
export function SheetBody({ titleId, children, onCancel }: SheetBodyProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = focusedIn(root.current);
    const dialog = root.current?.closest<HTMLElement>('[role="dialog"]') ?? null;
    if (dialog === null) return;
    writeOn(dialog, { 'aria-modal': 'true', 'aria-labelledby': titleId });
    (dialog.querySelector<HTMLElement>(FIELD) ?? dialog).focus();
    return () => focusAgain(before);
  }, [titleId]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the dialog around it
    <div
      ref={root}
      className={styles['content']}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) {
          event.preventDefault();
          onCancel();
        }
        if (event.key === 'Tab') keepFocusInside(event);
      }}
    >
      {children}
    </div>
  );
}
