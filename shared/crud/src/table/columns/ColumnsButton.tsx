import { Columns3 } from 'lucide-react';
import { useRef } from 'react';
import type { Resource } from '../../resource/defineResource.ts';
import { OpeningButton } from '../../list/OpeningButton.tsx';
import { useLater } from '../../later/useLater.ts';
import { columnMenuCode } from './columnMenuCode.ts';
import type { Columns } from './useColumns.ts';

export interface ColumnsButtonProps<Name extends string> {
  fields: Resource<never, Name>['fields'];
  columns: Columns<Name>;
}

/** Opens the menu in which somebody chooses a table's columns and their order. */
export function ColumnsButton<Name extends string>({ fields, columns }: ColumnsButtonProps<Name>) {
  const button = useRef<HTMLButtonElement>(null);
  const opening = useLater(columnMenuCode);
  const { code, close } = opening;
  return (
    <>
      <OpeningButton ref={button} label="显示的列" icon={Columns3} opening={opening} />
      {code !== null && (
        <code.Popover anchor={button} label="显示的列" onClose={close}>
          <code.ColumnMenu fields={fields} columns={columns} />
        </code.Popover>
      )}
    </>
  );
}
