import type { Model } from '@zhilv/contract/bpm';
import { Button } from '@zhilv/ui/button';
import { TriangleAlert } from 'lucide-react';
import { saveStoredXml } from './save/diagramFiles.ts';
import styles from './LossNotice.module.css';

export interface LossNoticeProps {
  /** The number of things that bpmn-js did not understand. */
  count: number;
  model: Model;
}

/** Warns that the stored diagram holds things which bpmn-js does not understand and saving may lose. */
export function LossNotice({ count, model }: LossNoticeProps) {
  return (
    <div className={styles['notice']} role="status">
      <TriangleAlert size={16} strokeWidth={1.5} aria-hidden="true" />
      <p className={styles['text']}>有 {count} 处内容无法识别，保存后可能丢失。</p>
      <Button kind="text" onClick={() => saveStoredXml(model)}>
        下载原文件
      </Button>
    </div>
  );
}
