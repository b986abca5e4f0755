import type { Model } from '@zhilv/contract/bpm';
import { later, useLater } from '@zhilv/crud';
import { Button } from '@zhilv/ui/button';
import { useSyncExternalStore } from 'react';
import { DesignerNotice } from '../DesignerNotice.tsx';
import { saveStoredXml } from '../save/diagramFiles.ts';
import type { ImportReport } from './ImportReport.ts';

const dialogCode = later(async () => (await import('./ImportReportDialog.lazy.tsx')).ImportReportDialog);

export interface ImportNoticeProps {
  model: Model;
  report: Pick<ImportReport, 'read' | 'subscribe'>;
}

/** Warns when saving would lose something of the XML that is stored, and shows what. Normally there is nothing to show. */
export function ImportNotice({ model, report }: ImportNoticeProps) {
  const fidelity = useSyncExternalStore(report.subscribe, report.read);
  const { code: Dialog, loading, prepare, open, close } = useLater(dialogCode);
  if (fidelity.phase === 'pending' || (fidelity.phase === 'known' && fidelity.losses.length === 0)) return null;
  const saveOriginal = (): void => saveStoredXml({ key: model.key, bpmnXml: fidelity.source });
  const download = (
    <Button kind="text" onClick={saveOriginal}>
      下载原文件
    </Button>
  );
  if (fidelity.phase === 'failed')
    return <DesignerNotice action={download}>没有查清保存后原文件的内容是否完整，建议先下载原文件。</DesignerNotice>;
  const view = (
    <Button
      kind="text"
      aria-haspopup="dialog"
      busy={loading}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void open()}
    >
      查看
    </Button>
  );
  return (
    <>
      <DesignerNotice
        action={
          <>
            {view}
            {download}
          </>
        }
      >
        导入保真报告：保存后，原文件中有 {fidelity.losses.length} 处内容会丢失或改变。
      </DesignerNotice>
      {Dialog !== null && (
        <Dialog title={model.name ?? model.key} losses={fidelity.losses} onDownload={saveOriginal} onClose={close} />
      )}
    </>
  );
}
