import type { Model } from '@zhilv/contract/bpm';
import { formatDateTime, formatRelative } from '@zhilv/format';
import { confirm, messages } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { useNow } from '@zhilv/ui/time';
import { useState, useSyncExternalStore } from 'react';
import { DesignerNotice } from '../notice/DesignerNotice.tsx';
import type { Draft } from './Draft.ts';
import type { Drafts } from './Drafts.ts';

export interface DraftNoticeProps {
  model: Pick<Model, 'key' | 'name'>;
  drafts: Pick<Drafts, 'read' | 'subscribe' | 'restore' | 'discard'>;
  /** What the back end has; null when it has no diagram yet. */
  stored: string | null;
  /** Whether the diagram has changes that a draft would replace. */
  dirty: boolean;
  /** Nothing may take the diagram's place now. */
  disabled: boolean;
  onCompare: (draft: Draft) => void;
}

/** Offers changes that were left behind, by a crash or when the diagram was replaced, until somebody takes or discards them. */
export function DraftNotice({ model, drafts, stored, dirty, disabled, onCompare }: DraftNoticeProps) {
  const { left, elsewhere } = useSyncExternalStore(drafts.subscribe, drafts.read);
  const [busy, setBusy] = useState(false);
  const [draft] = left;
  if (draft === undefined)
    return elsewhere ? (
      <DesignerNotice tone="info">这个流程图在另一个窗口中也有没有保存的修改，两边不会互相覆盖草稿。</DesignerNotice>
    ) : null;
  const isOfOther = draft.base !== stored;

  const restore = async (): Promise<void> => {
    const question = questionOf(isOfOther, dirty);
    if (question !== null && !(await confirm({ content: question, danger: true, okText: '恢复' }))) return;
    setBusy(true);
    const reason = await drafts.restore(draft);
    setBusy(false);
    if (reason === null) messages.success('已恢复没有保存的修改，确认无误后请保存');
    else messages.error(`没有恢复：${reason}`);
  };
  const discard = async (): Promise<void> => {
    const content = `丢弃后，「${model.name ?? model.key}」的这份修改无法找回。确定丢弃吗？`;
    if (await confirm({ content, danger: true, okText: '丢弃' })) await drafts.discard(draft);
  };
  return (
    <DesignerNotice
      action={
        <>
          <Button kind="text" busy={busy} disabled={disabled} onClick={() => void restore()}>
            恢复
          </Button>
          <Button kind="text" onClick={() => onCompare(draft)}>
            查看差异
          </Button>
          <Button kind="danger-text" onClick={() => void discard()}>
            丢弃
          </Button>
        </>
      }
    >
      发现没有保存的修改（
      <LongAgo instant={draft.savedAt} />
      {left.length > 1 && `，另有 ${left.length - 1} 份更早的`}）{isOfOther && '，此后保存的流程图又有了新版本'}。
    </DesignerNotice>
  );
}

function LongAgo({ instant }: { instant: number }) {
  return <time title={formatDateTime(instant)}>{formatRelative(instant, useNow())}</time>;
}

function questionOf(isOfOther: boolean, dirty: boolean): string | null {
  if (dirty) return '恢复后，现在画布上没有保存的修改会被替换。确定恢复吗？';
  if (isOfOther) return '这份修改是在较早的版本上做的，恢复后再保存，会覆盖新版本的内容。确定恢复吗？';
  return null;
}
