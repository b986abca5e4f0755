import type { Model } from '@zhilv/contract/bpm';
import { Button } from '@zhilv/ui/button';
import { DesignerNotice } from './DesignerNotice.tsx';
import { saveStoredXml } from './save/diagramFiles.ts';

export interface LossNoticeProps {
  /** The number of things that bpmn-js did not understand. */
  count: number;
  model: Model;
}

/** Warns that the stored diagram holds things which bpmn-js does not understand and saving may lose. */
export function LossNotice({ count, model }: LossNoticeProps) {
  const download = (
    <Button kind="text" onClick={() => saveStoredXml(model)}>
      下载原文件
    </Button>
  );
  return <DesignerNotice action={download}>有 {count} 处内容无法识别，保存后可能丢失。</DesignerNotice>;
}
