import { signedInUser, draftsInWindows, later, useLater } from '@zhilv/crud';
import { confirm, messages, useHeld } from '@zhilv/platform';
import { useEffect, useState } from 'react';
import type { DifferenceDialogProps } from '../difference/DifferenceDialog.lazy.tsx';
import { DraftNotice } from '../draft/DraftNotice.tsx';
import { draftsOfBrowser } from '../draft/Draft.ts';
import { Drafts } from '../draft/Drafts.ts';
import { freshDiagram } from '../file/freshDiagram.ts';
import { ConflictDialog } from '../save/ConflictDialog.tsx';
import type { WorkSafetyProps } from './WorkSafety.tsx';

const differenceCode = later(async () => (await import('../difference/DifferenceDialog.lazy.tsx')).DifferenceDialog);

/** Nobody is known to be signed in, whose draft it could be. */
const LOSES_MINE = '您画的不能留作草稿，打开对方的流程图后会丢失。确定用对方的吗？';

type Versions = Pick<DifferenceDialogProps, 'before' | 'after'>;

/** Offers drafts, and asks when somebody else has saved meanwhile. */
export function SafetyNotices({ model, diagram, save }: WorkSafetyProps) {
  const { stored, conflict } = save;
  const drafts = useHeld(`drafts of ${model.id}`, {
    create: () => draftsOf(diagram, model.id, stored),
    dispose: (held) => held?.end(),
  });
  useEffect(() => drafts?.noteStored(stored), [drafts, stored]);
  const [versions, setVersions] = useState<Versions | null>(null);
  const { code: DifferenceDialog, open, close } = useLater(differenceCode);
  const [busy, setBusy] = useState(false);

  const compare = (compared: Versions): void => {
    setVersions(compared);
    void open();
  };

  const takeTheirs = async ({ theirs, mine, settle }: NonNullable<typeof conflict>): Promise<void> => {
    if (drafts === null && !(await confirm({ content: LOSES_MINE, danger: true, okText: '用对方的' }))) return;
    setBusy(true);
    // Before anything takes its place.
    const aside = await drafts?.keepAside(mine);
    // The page was left meanwhile; what was drawn is kept.
    if (diagram.ended) return;
    const xml = theirs.bpmnXml ?? null;
    const reason = await diagram.replace(xml ?? freshDiagram(model), async () => true);
    setBusy(false);
    if (diagram.ended) return;
    if (reason !== null) {
      if (aside !== undefined) await drafts?.discard(aside);
      messages.error(`没有打开对方的流程图：${reason}`);
      return;
    }
    diagram.markSaved()();
    save.noteStored(xml);
    settle(false);
  };
  const comparing = DifferenceDialog !== null && versions !== null;
  return (
    <>
      {drafts !== null && (
        <DraftNotice
          model={model}
          drafts={drafts}
          stored={stored}
          dirty={diagram.read().dirty}
          disabled={diagram.read().simulating}
          onCompare={(draft) =>
            compare({
              before: { label: '已保存的版本', xml: stored ?? freshDiagram(model) },
              after: { label: '没有保存的修改', xml: draft.xml },
            })
          }
        />
      )}
      {conflict !== null && !comparing && (
        <ConflictDialog
          conflict={conflict}
          busy={busy}
          onMine={() => conflict.settle(true)}
          onTheirs={() => void takeTheirs(conflict)}
          onCompare={() =>
            compare({
              before: { label: '对方保存的', xml: conflict.theirs.bpmnXml ?? freshDiagram(model) },
              after: { label: '我的修改', xml: conflict.mine },
            })
          }
          onCancel={() => conflict.settle(false)}
        />
      )}
      {comparing && <DifferenceDialog {...versions} onClose={close} />}
    </>
  );
}

function draftsOf(diagram: WorkSafetyProps['diagram'], modelId: string, stored: string | null): Drafts | null {
  const owner = signedInUser();
  if (owner === null) return null;
  return new Drafts({
    diagram,
    owner,
    modelId,
    stored,
    place: draftsOfBrowser,
    open: draftsInWindows,
    onFailure: (error) => {
      // oxlint-disable-next-line no-console -- the reason why a browser keeps nothing helps only developers
      console.warn(error);
      messages.warning('浏览器没有保存草稿（可能是隐私窗口或空间不足），请及时保存流程图');
    },
    givesUp: () => signedInUser() === owner,
  });
}
