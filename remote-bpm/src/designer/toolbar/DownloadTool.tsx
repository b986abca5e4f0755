import { messages } from '@zhilv/platform';
import { Popover } from '@zhilv/ui/popover';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { DesignerTool } from './DesignerTool.tsx';
import { FILE_KINDS, type FileKind, saveDiagramFile } from '../file/diagramFiles.ts';
import styles from './DownloadTool.module.css';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';

export interface DownloadToolProps {
  diagram: OpenDiagram;
  modelKey: string;
  disabled: boolean;
}

const KINDS = Object.keys(FILE_KINDS) as readonly FileKind[]; // The keys of a constant.

/** Saves the diagram as it is now to a file. */
export function DownloadTool({ diagram, modelKey, disabled }: DownloadToolProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const save = async (kind: FileKind): Promise<void> => {
    setOpen(false);
    try {
      saveDiagramFile(kind === 'svg' ? await diagram.toSvg() : await diagram.toXml(), modelKey, kind);
    } catch (error) {
      // oxlint-disable-next-line no-console -- the reason why a diagram cannot be written helps only developers
      console.error(error);
      messages.error('流程图没有下载成功，请重试');
    }
  };
  return (
    <>
      <DesignerTool
        ref={button}
        label="下载"
        icon={Download}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Popover anchor={button} label="下载流程图" onClose={() => setOpen(false)}>
          <ul className={styles['kinds']}>
            {KINDS.map((kind) => (
              <li key={kind}>
                <button type="button" className={styles['kind']} onClick={() => void save(kind)}>
                  {FILE_KINDS[kind].label}
                  <span className={styles['ending']}>.{kind}</span>
                </button>
              </li>
            ))}
          </ul>
        </Popover>
      )}
    </>
  );
}
