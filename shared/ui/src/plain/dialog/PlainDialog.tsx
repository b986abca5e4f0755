import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { PlainButton } from '../button/PlainButton.tsx';
import styles from './PlainDialog.module.css';

export interface PlainDialogProps {
  /** The title; 系统提示 by default. */
  title?: string;
  children: ReactNode;
  okText?: string;
  /** The text of the button that cancels; null for a dialog with one button only. */
  cancelText?: string | null;
  /** Whether 确定 does something that cannot be undone. */
  danger?: boolean;
  busy?: boolean;
  onOk: () => void;
  /** Called by Esc and 取消. With one button only, Esc acts as that button. */
  onCancel: () => void;
}

/**
 * Shows a modal dialog for as long as it is mounted. The browser's own `<dialog>` keeps the focus inside, gives it back and
 * hides the rest from assistive technology. A press on the backdrop does nothing.
 */
export function PlainDialog({
  title = '系统提示',
  children,
  okText = '确定',
  cancelText = '取消',
  danger = false,
  busy = false,
  onOk,
  onCancel,
}: PlainDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const firstButton = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const contentId = useId();

  // The browser gives the focus back only if the dialog closes while it is still in the document.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    firstButton.current?.focus();
    return () => element?.close();
  }, []);

  /** Keeps the browser from closing the dialog: its parent closes it, by rendering it no longer. */
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    // The dialog may lie above another one, which must not act on the same Esc.
    event.stopPropagation();
    if (!busy) onCancel();
  };

  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={titleId}
      aria-describedby={contentId}
      onCancel={(event) => close(event)}
      // Chromium closes the dialog on a second Esc even if `cancel` was prevented, unless the key itself is prevented.
      onKeyDown={(event) => {
        if (event.key === 'Escape') close(event);
      }}
    >
      <h2 id={titleId} className={styles['title']}>
        {title}
      </h2>
      <div id={contentId} className={styles['content']}>
        {children}
      </div>
      <div className={styles['actions']}>
        {cancelText !== null && (
          <PlainButton onClick={onCancel} disabled={busy} {...(danger && { ref: firstButton })}>
            {cancelText}
          </PlainButton>
        )}
        <PlainButton
          kind={danger ? 'danger' : 'primary'}
          busy={busy}
          onClick={onOk}
          {...((!danger || cancelText === null) && { ref: firstButton })}
        >
          {okText}
        </PlainButton>
      </div>
    </dialog>
  );
}
