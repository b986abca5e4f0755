import { ToolGroup } from '../tool/ToolGroup.tsx';
import type { Tools } from '../tool/Tools.ts';
import { DownloadTool } from './DownloadTool.tsx';
import { OpenFileTool } from './OpenFileTool.tsx';

/** Brings diagrams from files and to files. */
export function FileTools({ diagram, state, model, editable }: Tools) {
  return (
    <ToolGroup label="文件">
      {editable && <OpenFileTool diagram={diagram} model={model} />}
      <DownloadTool diagram={diagram} model={model} disabled={state.phase !== 'open'} />
    </ToolGroup>
  );
}
