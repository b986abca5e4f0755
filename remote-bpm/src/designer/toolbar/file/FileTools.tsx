import { CompareTool } from '../../difference/CompareTool.tsx';
import { ToolGroup } from '../../tool/ToolGroup.tsx';
import type { Tools } from '../../tool/Tools.ts';
import { DownloadTool } from './DownloadTool.tsx';
import { PreviewTool } from '../preview/PreviewTool.tsx';
import { OpenFileTool } from './OpenFileTool.tsx';
import { PrintTool } from './PrintTool.tsx';

export interface FileToolsProps extends Tools {
  /** What the back end has; null when it has nothing, or for those who may only look. */
  stored: string | null;
}

/** Brings diagrams from files and to files, and shows what they say. */
export function FileTools({ diagram, state, model, editable, stored }: FileToolsProps) {
  return (
    <ToolGroup label="文件">
      {editable && <OpenFileTool diagram={diagram} model={model} disabled={state.simulating} />}
      <DownloadTool diagram={diagram} model={model} disabled={state.phase !== 'open'} />
      <PreviewTool diagram={diagram} state={state} />
      {editable && <CompareTool diagram={diagram} stored={stored} disabled={state.phase !== 'open'} />}
      <PrintTool diagram={diagram} state={state} model={model} />
    </ToolGroup>
  );
}
