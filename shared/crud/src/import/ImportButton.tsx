import { Can } from '@zhilv/platform';
import { Upload } from 'lucide-react';
import { useLater } from '../later/useLater.ts';
import { ToolButton } from '../list/ToolButton.tsx';
import type { List } from '../list/useList.ts';
import type { Identified } from '../resource/defineResource.ts';
import { importCode } from './importCode.ts';
import type { ImportRows } from './ImportRows.ts';

export interface ImportButtonProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  rows: ImportRows;
}

/**
 * Makes records of the rows of a workbook; users who may not see nothing. A trial is offered where the list says by `import-trial` that
 * the back end knows it: any other would take the rows.
 */
export function ImportButton<Row extends Identified, Name extends string>({ list, rows }: ImportButtonProps<Row, Name>) {
  const { code, loading, prepare, open, close } = useLater(importCode);
  return (
    <>
      {code !== null && (
        <code.ImportDialog
          Modal={code.Modal}
          noun={list.resource.name}
          rows={rows}
          mayTry={list.offers.has('import-trial')}
          onImported={() => void list.reload({})}
          onClose={close}
        />
      )}
      <Can call={rows.call}>
        <ToolButton
          label="导入"
          icon={Upload}
          aria-haspopup="dialog"
          busy={loading}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => void open()}
        />
      </Can>
    </>
  );
}
