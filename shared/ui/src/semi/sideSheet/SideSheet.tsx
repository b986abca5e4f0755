import SemiSideSheet from '@douyinfe/semi-ui-19/lib/es/sideSheet';
import { X } from 'lucide-react';
import { type ReactNode, use, useId } from 'react';
import { Button } from '../../button/Button.tsx';
import { classList } from '../../plain/classList.ts';
import { PortalRoot } from '../../root/PortalRoot.ts';
import { SheetBody } from './SheetBody.tsx';
import styles from './SideSheet.module.css';

export interface SideSheetProps {
  title: string;
  children: ReactNode;
  /** The buttons at its end. */
  footer?: ReactNode;
  /** The width in pixels; a phone shows a full sheet. */
  width?: 480 | 720;
  /**
   * Closes it by a press outside as well, and lets the page beside it be seen as it is: for a sheet that changes the page at once and has
   * nothing to lose.
   */
  dismissible?: boolean;
  /** Is called by the cross and by Esc. */
  onCancel: () => void;
}

/**
 * Shows a sheet at the side of the window for as long as it is mounted, where a dialog is too small. Unless it is `dismissible`, it
 * never closes by a press on the backdrop. The focus goes into it, stays there, and returns to where it came from.
 */
export function SideSheet({ title, children, footer, width = 480, dismissible = false, onCancel }: SideSheetProps) {
  const titleId = useId();
  const portal = use(PortalRoot);
  return (
    <SemiSideSheet
      visible
      className={classList(styles['root'], dismissible && styles['clear'])}
      width={width}
      title={null}
      closable={false}
      maskClosable={dismissible}
      // The page around a shadow root is of others.
      disableScroll={!(portal?.getRootNode() instanceof ShadowRoot)}
      onCancel={onCancel}
      // `SheetBody` closes the sheet, because Semi would also act on an Esc that has closed a list inside.
      closeOnEsc={false}
    >
      <SheetBody titleId={titleId} onCancel={onCancel}>
        <header className={styles['header']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          <Button kind="quiet" icon={<X size={16} strokeWidth={1.5} />} aria-label="关闭" onClick={onCancel} />
        </header>
        <div className={styles['body']}>{children}</div>
        {footer !== undefined && <footer className={styles['footer']}>{footer}</footer>}
      </SheetBody>
    </SemiSideSheet>
  );
}
