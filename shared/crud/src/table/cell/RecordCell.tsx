import type { Field } from '../../resource/Field.ts';
import { type Identified, showField, valueOf } from '../../resource/defineResource.ts';
import type { List } from '../../list/useList.ts';
import { RowSwitch } from './RowSwitch.tsx';
import { switchCallOf } from './switchCallOf.ts';

export interface RecordCellProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  row: Row;
  name: Name;
  /** Whether the record is not switched in the list. */
  unswitchable?: boolean;
}

/** Shows the value of a field in a list. A field that is switched there gets a switch, for users who may change the record. */
export function RecordCell<Row extends Identified, Name extends string>({
  list,
  row,
  name,
  unswitchable = false,
}: RecordCellProps<Row, Name>) {
  const { fields, api } = list.resource;
  const { switched }: Field<never> = fields[name];
  const value = valueOf(row, name);
  const shown = showField(list.resource, row, name);
  const update = switchCallOf(api, name);
  if (unswitchable || switched === undefined || update === undefined || (value !== switched.on && value !== switched.off))
    return shown;
  return (
    <RowSwitch list={list} row={row} name={name} switched={switched} update={update}>
      {shown}
    </RowSwitch>
  );
}
