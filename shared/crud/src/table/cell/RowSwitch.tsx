import type { Operation } from '@zhilv/contract';
import type { DictEntry } from '@zhilv/contract/system';
import { dictionariesAwaited, useCan, useDictEntry } from '@zhilv/platform';
import { Switch } from '@zhilv/ui/switch';
import type { ReactNode } from 'react';
import { AwaitedTag } from '../../kinds/dict/AwaitedTag.tsx';
import type { Switched } from '../../resource/Field.ts';
import { type Identified, nameOf } from '../../resource/defineResource.ts';
import type { RecordCellProps } from './RecordCell.tsx';
import styles from './RowSwitch.module.css';
import { useSwitching } from './useSwitching.ts';

export interface RowSwitchProps<Row extends Identified, Name extends string> extends RecordCellProps<Row, Name> {
  switched: Switched;
  update: Pick<Operation, 'access'>;
  /** Users who may not change the record see this. */
  children: ReactNode;
}

/** Switches a record in its row. */
export function RowSwitch<Row extends Identified, Name extends string>(props: RowSwitchProps<Row, Name>) {
  const { list, row, name, switched, update, children } = props;
  const on = useDictEntry(switched.dictionary, switched.on);
  const off = useDictEntry(switched.dictionary, switched.off);
  const { value, busy, turn } = useSwitching(list, row, name, switched);
  if (!useCan(update)) return children;
  return (
    <span className={styles['switch']}>
      <Switch
        small
        value={value === switched.on}
        label={`${list.resource.fields[name].label}「${nameOf(list.resource, row)}」`}
        words={[wordOf(on, '开启'), wordOf(off, '关闭')]}
        busy={busy}
        onChange={(isOn) => void turn(isOn)}
      />
    </span>
  );
}

const wordOf = (entry: DictEntry | undefined, otherwise: string): ReactNode =>
  entry?.label ?? (dictionariesAwaited() ? <AwaitedTag /> : otherwise);
