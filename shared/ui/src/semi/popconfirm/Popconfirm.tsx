import SemiPopconfirm from '@douyinfe/semi-ui-19/lib/es/popconfirm';
import { TriangleAlert } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { passEscape } from '../mend/passEscape.ts';
import { usePopup } from '../mend/usePopup.ts';
import { writeOn } from '../mend/write.ts';
import styles from './Popconfirm.module.css';

export interface PopconfirmProps {
  /** The question, which names what it is about. */
  title: string;
  /** A sentence about the consequence. */
  children?: ReactNode;
  okText?: string;
  cancelText?: string;
  /** 确定 does something that cannot be undone. */
  danger?: boolean;
  /** Called by 确定. Until its promise settles, the question stays and shows that work is under way. */
  onConfirm: () => void | Promise<void>;
  /** The button that asks: a `<button>` or one of ours, whose ref is the element itself. */
  trigger: ReactElement;
}

/**
 * Asks a short question at the button that was pressed. The focus goes to 取消 and stays in the question; Esc and 取消 give it back
 * to the button. A question that needs more than a sentence is asked in a dialog.
 */
export function Popconfirm(props: PopconfirmProps) {
  const { title, children, okText = '确定', cancelText = '取消', danger = false, onConfirm, trigger } = props;
  const titleId = useId();
  // Semi gives the dialog no name.
  const popup = usePopup({
    mend: (element) =>
      writeOn(element.closest('[role="dialog"]') ?? element, { 'aria-labelledby': titleId, 'aria-modal': 'true' }),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens to events of the button inside
    <span
      className={styles['around']}
      onKeyDownCapture={(event) => {
        if (event.key === 'Escape' && popup.element() === null) passEscape(event);
      }}
    >
      <SemiPopconfirm
        className={`${popup.className} ${styles['question']}`}
        title={<span id={titleId}>{title}</span>}
        content={<div className={styles['content']}>{children}</div>}
        icon={
          <TriangleAlert size={20} strokeWidth={1.5} aria-hidden="true" className={danger ? styles['danger'] : styles['mark']} />
        }
        okText={okText}
        cancelText={cancelText}
        okType={danger ? 'danger' : 'primary'}
        cancelButtonProps={{ autoFocus: true }}
        showCloseIcon={false}
        closeOnEsc
        guardFocus
        returnFocusOnClose
        motion={false}
        zIndex={1050}
        onConfirm={onConfirm}
      >
        {trigger}
      </SemiPopconfirm>
    </span>
  );
}
