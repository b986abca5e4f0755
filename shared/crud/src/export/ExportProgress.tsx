import { formatBytes, formatNumber } from '@zhilv/format';
import type { DownloadProgress } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { focusedIn } from '@zhilv/ui/focus';
import type { ProgressProps } from '@zhilv/ui/progress';
import { type ComponentType, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './ExportProgress.module.css';

export interface ExportProgressProps {
  Progress: ComponentType<ProgressProps>;
  /** Is null until the answer starts. */
  progress: DownloadProgress | null;
  /** This button gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  onCancel: () => void;
}

/** Shows how far an export is, beside the button that started it. */
export function ExportProgress({ Progress, progress, button, onCancel }: ExportProgressProps) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = line.current;
    const origin = button.current;
    return () => {
      if (element?.contains(focusedIn(element)) === true) origin?.focus();
    };
  }, [button]);

  return (
    <div ref={line} className={styles['line']}>
      <div className={styles['how']}>
        <span className={styles['text']}>{textOf(progress)}</span>
        {/* The length of the file is unknown until its end. */}
        <Progress label="正在导出" value={null} max={1} />
      </div>
      <Button kind="text" aria-label="取消导出" onClick={onCancel}>
        取消
      </Button>
    </div>
  );
}

function textOf(progress: DownloadProgress | null): string {
  if (progress === null) return '正在导出';
  const { receivedBytes, totalRows } = progress;
  const rows = totalRows === null ? '' : `共 ${formatNumber(totalRows)} 行，`;
  return `${rows}已接收 ${formatBytes(receivedBytes)}`;
}
