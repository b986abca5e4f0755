import { messages } from '@zhilv/platform';
import { CodeXml, Download, Image, type LucideIcon, Spline, Workflow } from 'lucide-react';
import { FILE_KINDS, type FileKind, saveDiagramFile } from '../../file/diagramFiles.ts';
import { TooLargePicture } from '../../file/picture/pngPicture.ts';
import { ToolMenu } from '../../tool/ToolMenu.tsx';
import type { Tools } from '../../tool/Tools.ts';

export interface DownloadToolProps extends Pick<Tools, 'diagram' | 'model'> {
  disabled: boolean;
}

const ICONS = { bpmn: Workflow, xml: CodeXml, svg: Spline, png: Image } satisfies Record<FileKind, LucideIcon>;

const KINDS = Object.keys(FILE_KINDS) as readonly FileKind[]; // The keys of a constant.

/** Saves the diagram as it is now to a file. */
export function DownloadTool({ diagram, model, disabled }: DownloadToolProps) {
  const save = async (kind: FileKind): Promise<void> => {
    try {
      await saveDiagramFile(diagram, model.key, kind);
    } catch (error) {
      if (error instanceof TooLargePicture) {
        messages.error(error.message);
        return;
      }
      // oxlint-disable-next-line no-console -- the reason why a diagram cannot be written helps only developers
      console.error(error);
      messages.error('流程图没有下载成功，请重试');
    }
  };
  const items = KINDS.map((kind) => ({
    label: FILE_KINDS[kind].label,
    icon: ICONS[kind],
    note: `.${kind}`,
    onSelect: () => void save(kind),
  }));
  return <ToolMenu label="下载" title="下载流程图" icon={Download} disabled={disabled} items={items} />;
}
