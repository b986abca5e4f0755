import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { PlainButton } from '../button/PlainButton.tsx';
import styles from './PlainDialog.module.css';

export interface PlainDialogProps {
  /** 系统提示 unless said otherwise. */
  title?: string;
  children: ReactNode;
  okText?: string;
  /** null: there is nothing to cancel, only one button. */
  cancelText?: string | null;
  /** What 确定 does cannot be undone. */
  danger?: boolean;
  busy?: boolean;
  onOk: () => void;
  /** Esc and 取消; with only one button Esc acts as that button. */
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

  // Closing gives the focus back only while the element is in the document.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    firstButton.current?.focus();
    return () => element?.close();
  }, []);

  /** The one who mounted the dialog closes it, by no longer rendering it. */
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    // A dialog may lie over another one, which must not take the same Esc for itself.
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
      // Chromium lets a second Esc close the dialog whatever `cancel` says, unless the key itself is taken.
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
