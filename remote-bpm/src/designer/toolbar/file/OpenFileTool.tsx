import { messages } from '@zhilv/platform';
import type Canvas from 'diagram-js/lib/core/Canvas';
import { FolderOpen } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { openDiagramFile } from '../../file/openDiagramFile.ts';
import { OPENED_ENDINGS } from '../../file/readDiagramFile.ts';
import { useCanvasKeys } from '../../shortcut/useCanvasKeys.ts';
import { DesignerTool } from '../../tool/DesignerTool.tsx';
import type { Tools } from '../../tool/Tools.ts';
import styles from './OpenFileTool.module.css';
import { useFileDrop } from './useFileDrop.ts';

export interface OpenFileToolProps extends Pick<Tools, 'diagram' | 'model'> {
  disabled: boolean;
}

/** Opens a file of the user's in the place of the diagram: one that is chosen, or one that is dropped onto the canvas. */
export function OpenFileTool({ diagram, model, disabled }: OpenFileToolProps) {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const picker = useRef<HTMLInputElement>(null);
  const canvas = diagram.service<Canvas>('canvas').getContainer();

  const open = useCallback(
    (files: readonly File[]): void => {
      const [file] = files;
      if (file === undefined || running.current) return;
      if (files.length > 1) {
        messages.warning('一次只能打开一个文件');
        return;
      }
      running.current = true;
      setBusy(true);
      void openDiagramFile(file, diagram, model).finally(() => {
        running.current = false;
        setBusy(false);
      });
    },
    [diagram, model],
  );
  const over = useFileDrop(canvas, disabled ? null : open);
  const choose = (): void => {
    if (!disabled) picker.current?.click();
  };
  useCanvasKeys(diagram, { 'Mod+O': choose });
  return (
    <>
      <DesignerTool label="打开本地文件" icon={FolderOpen} disabled={busy || disabled} aria-busy={busy} onClick={choose} />
      <input
        ref={picker}
        type="file"
        accept={OPENED_ENDINGS}
        aria-label="选择流程图文件"
        hidden
        onChange={({ currentTarget }) => {
          open([...(currentTarget.files ?? [])]);
          // Browsers tell of no change when the same file is chosen again.
          currentTarget.value = '';
        }}
      />
      {over &&
        createPortal(
          <div className={styles['over']}>
            <p className={styles['hint']}>松开鼠标，打开这个 .xml 或 .bpmn 文件</p>
          </div>,
          canvas,
        )}
    </>
  );
}
