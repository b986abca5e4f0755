import { ToolGroup } from '../tool/ToolGroup.tsx';
import type { Tools } from '../tool/Tools.ts';
import { DownloadTool } from './DownloadTool.tsx';

/** Brings diagrams from files and to files. */
export function FileTools({ diagram, state, model }: Tools) {
  return (
    <ToolGroup label="文件">
      <DownloadTool diagram={diagram} model={model} disabled={state.phase !== 'open'} />
    </ToolGroup>
  );
}
