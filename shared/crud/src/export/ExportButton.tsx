import { Can, type DownloadProgress } from '@zhilv/platform';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Identified } from '../resource/defineResource.ts';
import { ToolButton } from '../list/ToolButton.tsx';
import { useLater } from '../later/useLater.ts';
import type { List } from '../list/useList.ts';
import { exportCode } from './exportCode.ts';

export interface ExportButtonProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
}

/** Saves the records that the list's filters find as a workbook; users who may not see nothing. */
export function ExportButton<Row extends Identified, Name extends string>({ list }: ExportButtonProps<Row, Name>) {
  const endpoint = list.resource.api.export;
  const button = useRef<HTMLButtonElement>(null);
  const cancel = useRef<AbortController>(null);
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const { code, loading, prepare, open, close } = useLater(exportCode);
  if (endpoint === undefined) return null;

  const start = async (): Promise<void> => {
    setProgress(null);
    const { signal } = (cancel.current = new AbortController());
    const opened = await open();
    try {
      await opened?.exportList(list, endpoint, { signal, onProgress: setProgress });
    } finally {
      close();
    }
  };

  return (
    <Can call={endpoint}>
      {code !== null && (
        <code.ExportProgress
          Progress={code.Progress}
          progress={progress}
          button={button}
          onCancel={() => cancel.current?.abort()}
        />
      )}
      <ToolButton
        ref={button}
        label="导出"
        icon={Download}
        busy={loading || code !== null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void start()}
      />
    </Can>
  );
}
