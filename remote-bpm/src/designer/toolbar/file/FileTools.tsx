import { ToolGroup } from '../tool/ToolGroup.tsx';
import type { Tools } from '../tool/Tools.ts';
import { DownloadTool } from './DownloadTool.tsx';
import { PreviewTool } from '../preview/PreviewTool.tsx';
import { OpenFileTool } from './OpenFileTool.tsx';
import { PrintTool } from './PrintTool.tsx';

/** Brings diagrams from files and to files. */
export function FileTools({ diagram, state, model, editable }: Tools) {
  return (
    <ToolGroup label="文件">
      {editable && <OpenFileTool diagram={diagram} model={model} />}
      <DownloadTool diagram={diagram} model={model} disabled={state.phase !== 'open'} />
      <PreviewTool diagram={diagram} state={state} />
      <PrintTool diagram={diagram} state={state} model={model} />
    </ToolGroup>
  );
}
