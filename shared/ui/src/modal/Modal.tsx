/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions --
   the reason not to use the browser's `<dialog>` is given below; the keys are those of a dialog */
import { X } from 'lucide-react';
import { type ReactNode, use, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/Button.tsx';
import { classList } from '../plain/classList.ts';
import { focusAgain, focusedIn } from '../focus/focusedIn.ts';
import { PortalRoot } from '../root/PortalRoot.ts';
import { keepFocusInside } from './keepFocusInside.ts';
import styles from './Modal.module.css';

interface Frame {
  title: string;
  children: ReactNode;
  /** The width in pixels, or `window` for one that fills the window but for a margin; on a phone every dialog fills it. */
  width?: 520 | 720 | 960 | 'window';
  /** Whether the work that 确定 started is under way; until it ends, the dialog cannot be closed. */
  busy?: boolean;
  /** Called by 取消, the cross and Esc. */
  onCancel: () => void;
}

/** The footer of a dialog with a form: 取消, and 确定 to submit the form. */
interface FormFooter {
  /** The id of the form inside, which 确定 submits, so that Enter and the button do the same. */
  form: string;
  okText?: string;
  cancelText?: string;
  footer?: undefined;
}

/** The footer of any other dialog. */
interface OwnFooter {
  /** The buttons. */
  footer: ReactNode;
  form?: undefined;
  okText?: undefined;
  cancelText?: undefined;
}

export type ModalProps = Frame & (FormFooter | OwnFooter);

const FIELD = 'input:not(:disabled), textarea:not(:disabled), [role="combobox"]:not(:disabled)';

/**
 * Shows a dialog for as long as it is mounted; mostly it holds a form. A press on the backdrop never closes it, Esc does.
 * The focus stays inside and returns to where it came from.
 *
 * It is not Semi's, which weighs fourteen times as much (docs/decisions/0015), and not the browser's `<dialog>`, which would
 * cover the shell's messages.
 */
export function Modal({
  title,
  children,
  width = 520,
  okText = '确定',
  cancelText = '取消',
  busy = false,
  form,
  footer,
  onCancel,
}: ModalProps) {
  const portal = use(PortalRoot);
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();

  // Before anything of it is seen, because a key that is pressed at once has to reach it.
  useLayoutEffect(() => {
    const before = focusedIn(panel.current);
    takeFocus(panel.current);
    return () => focusAgain(before);
  }, []);
  // The place for popups is not yet in the document when a page begins with its dialog open.
  useEffect(() => takeFocus(panel.current), []);

  const cancel = (): void => {
    if (!busy) onCancel();
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // The control with the focus may have gone, as 重试 does when it is pressed: the document has the focus then.
      if (event.target !== document.body || event.defaultPrevented || panel.current !== topDialogBeside(panel.current)) return;
      panel.current?.focus();
      if (event.key !== 'Escape') return;
      event.preventDefault();
      cancel();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  const dialog = (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press on it must do nothing at all
    <div
      className={classList(styles['scrim'], width === 'window' && styles['window'])}
      onMouseDown={(event) => {
        // The focus would go to the document, where Esc has no effect.
        if (event.target === event.currentTarget) event.preventDefault();
      }}
    >
      <div
        ref={panel}
        className={styles['panel']}
        style={width === 'window' ? undefined : { maxWidth: width }}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        onKeyDown={(event) => {
          // An open list of options has closed by this Esc and has prevented its default.
          if (event.key === 'Escape' && !event.defaultPrevented) {
            // Without this the browser would close the question about unsaved work, which this same key opens.
            event.preventDefault();
            cancel();
          }
          if (event.key === 'Tab') keepFocusInside(event);
        }}
      >
        <header className={styles['header']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          <Button kind="quiet" icon={<X size={16} strokeWidth={1.5} />} aria-label="关闭" onClick={cancel} />
        </header>
        <div className={styles['body']}>{children}</div>
        <footer className={styles['footer']}>
          {footer ?? (
            <>
              <Button onClick={cancel} disabled={busy}>
                {cancelText}
              </Button>
              <Button kind="primary" submit form={form} busy={busy}>
                {okText}
              </Button>
            </>
          )}
        </footer>
      </div>
    </div>
  );
  return portal === null ? dialog : createPortal(dialog, portal);
}

function takeFocus(panel: HTMLElement | null): void {
  if (panel === null || panel.contains(focusedIn(panel))) return;
  // A field that cannot take the focus would leave it outside of the dialog, where Esc has no effect.
  (panel.querySelector<HTMLElement>(FIELD) ?? panel).focus();
}

/** The dialog that was opened last in the document, or in the shadow root that this one is in. */
function topDialogBeside(panel: HTMLElement | null): HTMLElement | undefined {
  const root = panel?.getRootNode() instanceof ShadowRoot ? (panel.getRootNode() as ShadowRoot) : document;
  return [...root.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')].at(-1);
}
