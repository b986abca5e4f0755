import { confirm, messages } from '@zhilv/platform';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Modal } from '../modal/Modal.tsx';
import styles from './SecretDialog.module.css';

export interface SecretDialogProps {
  /** What the secret is called, such as 客户端密钥; the dialog's title. */
  title: string;
  /** The same in short, such as 密钥. */
  name: string;
  secret: string;
  /** A sentence that says where to keep it. */
  children: string;
  onClose: () => void;
}

/** Shows a new secret, which nobody can be told again. Before one that was not copied goes, it asks. */
export function SecretDialog({ title, name, secret, children, onClose }: SecretDialogProps) {
  const [copied, setCopied] = useState(false);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret);
    } catch {
      // Browsers have no clipboard on plain-http addresses, and users may refuse it.
      messages.warning('浏览器不允许复制，请选中后手动复制');
      return;
    }
    setCopied(true);
    messages.success(`已复制${title}`);
  };

  // A key pressed by mistake would lose it for good.
  const leave = async (): Promise<void> => {
    if (copied || (await confirm({ content: `${name}还没有复制，关闭后不能再次查看，确定关闭吗？`, danger: true }))) onClose();
  };

  return (
    <Modal
      title={title}
      onCancel={() => void leave()}
      footer={
        <>
          <Button onClick={onClose}>我已保存</Button>
          <Button kind="primary" onClick={() => void copy()}>
            复制{name}
          </Button>
        </>
      }
    >
      <p className={styles['note']}>
        {name}只显示这一次，关闭后不能再次查看。{children}
      </p>
      <code className={styles['secret']}>{secret}</code>
    </Modal>
  );
}
