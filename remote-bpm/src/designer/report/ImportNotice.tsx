import type { Model } from '@zhilv/contract/bpm';
import { later, useLater } from '@zhilv/crud';
import { Button } from '@zhilv/ui/button';
import { useSyncExternalStore } from 'react';
import { saveStoredXml } from '../file/saveStoredXml.ts';
import { DesignerNotice } from '../notice/DesignerNotice.tsx';
import type { ImportReport } from './ImportReport.ts';

const dialogCode = later(async () => (await import('./ImportReportDialog.lazy.tsx')).ImportReportDialog);

export interface ImportNoticeProps {
  model: Pick<Model, 'key' | 'name'>;
  report: Pick<ImportReport, 'read' | 'subscribe'>;
}

/** Warns when saving would lose something of the XML that is stored, or tells what was put right. Normally there is nothing to show. */
export function ImportNotice({ model, report }: ImportNoticeProps) {
  const fidelity = useSyncExternalStore(report.subscribe, report.read);
  const { code: Dialog, loading, prepare, open, close } = useLater(dialogCode);
  if (fidelity.phase === 'pending') return null;
  const saveOriginal = (): void => saveStoredXml({ key: model.key, bpmnXml: fidelity.source });
  const download = (
    <Button kind="text" onClick={saveOriginal}>
      下载原文件
    </Button>
  );
  if (fidelity.phase === 'failed')
    return <DesignerNotice action={download}>没有查清保存后原文件的内容是否完整，建议先下载原文件。</DesignerNotice>;
  const { losses, repairs } = fidelity;
  if (losses.length + repairs.length === 0) return null;
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
  const shown =
    losses.length > 0 ? (
      <DesignerNotice
        action={
          <>
            {view}
            {download}
          </>
        }
      >
        导入保真报告：保存后，原文件中有 {losses.length} 处内容会丢失或改变。
      </DesignerNotice>
    ) : (
      <DesignerNotice tone="info" {...(repairs.length > 1 && { action: view })}>
        为了画出这张流程图，打开时做了处理：{repairs[0]?.text}
        {repairs.length > 1 && `，等 ${repairs.length} 处`}。原有内容没有丢失。
      </DesignerNotice>
    );
  return (
    <>
      {shown}
      {Dialog !== null && (
        <Dialog title={model.name ?? model.key} losses={losses} repairs={repairs} onDownload={saveOriginal} onClose={close} />
      )}
    </>
  );
}
