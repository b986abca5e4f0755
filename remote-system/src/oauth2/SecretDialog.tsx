import { confirm, messages } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Modal } from '@zhilv/ui/modal';
import { useState } from 'react';
import styles from './SecretDialog.module.css';

export interface SecretDialogProps {
  secret: string;
  onClose: () => void;
}

/** Shows a client's new secret, which nobody can be told again. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
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
    messages.success('已复制客户端密钥');
  };

  // A key pressed by mistake would lose it for good.
  const leave = async (): Promise<void> => {
    if (copied || (await confirm({ content: '密钥还没有复制，关闭后不能再次查看，确定关闭吗？', danger: true }))) onClose();
  };

  return (
    <Modal
      title="客户端密钥"
      onCancel={() => void leave()}
      footer={
        <>
          <Button onClick={onClose}>我已保存</Button>
          <Button kind="primary" onClick={() => void copy()}>
            复制密钥
          </Button>
        </>
      }
    >
      <p className={styles['note']}>密钥只显示这一次，关闭后不能再次查看。请立即复制，并保存在应用的服务端。</p>
      <code className={styles['secret']}>{secret}</code>
    </Modal>
  );
}
