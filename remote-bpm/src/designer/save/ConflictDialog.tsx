import { formatDateTime } from '@zhilv/format';
import { Button } from '@zhilv/ui/button';
import { Modal } from '@zhilv/ui/modal';
import styles from './ConflictDialog.module.css';
import type { Conflict } from './useSave.ts';

export interface ConflictDialogProps {
  conflict: Pick<Conflict, 'theirs'>;
  /** Whether their diagram is being opened. */
  busy: boolean;
  /** Replaces what the other person has saved. */
  onMine: () => void;
  /** Opens what the other person has saved, and keeps what is drawn as a draft. */
  onTheirs: () => void;
  onCompare: () => void;
  /** Goes back to the diagram, of which nothing is saved. */
  onCancel: () => void;
}

/** Asks what to do when somebody else has saved the diagram since it was opened. */
export function ConflictDialog({ conflict: { theirs }, busy, onMine, onTheirs, onCompare, onCancel }: ConflictDialogProps) {
  return (
    <Modal
      title="流程图已被他人修改"
      busy={busy}
      onCancel={onCancel}
      footer={
        <>
          <Button disabled={busy} onClick={onCancel}>
            取消
          </Button>
          <Button disabled={busy} onClick={onCompare}>
            查看差异
          </Button>
          <Button busy={busy} onClick={onTheirs}>
            用对方的
          </Button>
          <Button kind="danger" disabled={busy} onClick={onMine}>
            用我的覆盖
          </Button>
        </>
      }
    >
      <p className={styles['sentence']}>
        {`「${theirs.name ?? theirs.key}」的流程图在打开之后被其他人修改过`}
        {/* The back end's revision is the time of the last change (decision 0022). It does not tell who made it. */}
        {theirs.revision !== undefined && `（模型最后修改于 ${formatDateTime(theirs.revision)}）`}
        。您的修改还没有保存。
      </p>
      <ul className={styles['ways']}>
        <li>用我的覆盖：保存您画的，对方的修改不再保留。</li>
        <li>用对方的：打开对方保存的，您画的作为草稿留在这个浏览器里，可以随时恢复。</li>
      </ul>
    </Modal>
  );
}
