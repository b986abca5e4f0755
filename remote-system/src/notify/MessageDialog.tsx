import type { NotifyMessage } from '@zhilv/contract/system';
import { formatDateTime } from '@zhilv/format';
import { useDictEntry } from '@zhilv/platform';
import { EntryTag } from '@zhilv/ui/entry-tag';
import { Button } from '@zhilv/ui/button';
import { Modal } from '@zhilv/ui/modal';
import styles from './MessageDialog.module.css';

export interface MessageDialogProps {
  message: NotifyMessage;
  onClose: () => void;
}

/** Shows one message whole. */
export function MessageDialog({ message, onClose }: MessageDialogProps) {
  const { templateNickname, templateContent, templateType, createTime } = message;
  const type = useDictEntry('system_notify_template_type', templateType);
  return (
    <Modal
      title="站内信"
      onCancel={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          关闭
        </Button>
      }
    >
      <p className={styles['about']}>
        <span>{templateNickname}</span>
        {type !== undefined && <EntryTag entry={type} />}
        <time dateTime={new Date(createTime).toISOString()}>{formatDateTime(createTime)}</time>
      </p>
      <p className={styles['content']}>{templateContent}</p>
    </Modal>
  );
}
