import { formatDateTime, formatRelative } from '@zhilv/format';
import { confirm, messages } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { useNow } from '@zhilv/ui/time';
import type { KeptSpu } from '../draft/KeptSpu.ts';
import type { SpuDrafts } from '../draft/SpuDrafts.ts';
import { Notice } from './Notice.tsx';

export interface KeptNoticeProps {
  drafts: Pick<SpuDrafts, 'resume' | 'discard'>;
  left: readonly KeptSpu[];
  /** Of the goods as they are open; null for new ones, and for back ends that tell of none. */
  revision: number | null;
  /** Whether something is typed that would be replaced. */
  dirty: boolean;
  onRestore: (kept: KeptSpu) => void;
}

/** Offers what was typed and left behind, by a crash or an expired session, until somebody takes or discards it. */
export function KeptNotice({ drafts, left, revision, dirty, onRestore }: KeptNoticeProps) {
  const now = useNow();
  const [kept] = left;
  if (kept === undefined) return null;
  const isOfOther = kept.revision !== revision;

  const restore = async (): Promise<void> => {
    const content = '恢复后，现在填写的内容会被替换。确定恢复吗？';
    if (dirty && !(await confirm({ content, danger: true, okText: '恢复' }))) return;
    drafts.resume(kept);
    onRestore(kept);
    messages.success('已恢复没有保存的内容，确认无误后请保存');
  };
  const discard = async (): Promise<void> => {
    const content = '丢弃后，这份没有保存的内容无法找回。确定丢弃吗？';
    if (await confirm({ content, danger: true, okText: '丢弃' })) await drafts.discard(kept);
  };
  return (
    <Notice
      action={
        <>
          <Button kind="text" onClick={() => void restore()}>
            恢复
          </Button>
          <Button kind="danger-text" onClick={() => void discard()}>
            丢弃
          </Button>
        </>
      }
    >
      发现没有保存的内容（<time title={formatDateTime(kept.savedAt)}>{formatRelative(kept.savedAt, now)}</time>
      {left.length > 1 && `，另有 ${left.length - 1} 份更早的`}）{isOfOther && '，此后商品又有了新版本'}
    </Notice>
  );
}
