import { ApiError, confirm, messages, showFailure } from '@zhilv/platform';
import { useRef, useState } from 'react';
import { saveRecord } from '../../editor/conflict/saveRecord.ts';
import type { List } from '../../list/useList.ts';
import { type Identified, nameOf, valueOf } from '../../resource/defineResource.ts';
import type { Switched } from '../../resource/Field.ts';
import { newest } from '../../resource/newest.ts';

export interface Switching {
  /** The field will have this value; null while nothing is under way. */
  readonly coming: number | null;
  /** Switches the record; asks before it is turned off. Whoever is refused is told why, and the switch goes back. */
  readonly turn: (isOn: boolean) => Promise<void>;
}

/** Changes one field of a record in its list, with the same care for other people's changes as the editor (decision 0022). */
export function useSwitching<Row extends Identified, Name extends string>(
  list: List<Row, Name>,
  row: Row,
  name: Name,
  { on, off }: Switched,
): Switching {
  const [coming, setComing] = useState<number | null>(null);
  // Two presses in one frame both see the old state.
  const underWay = useRef(false);
  const called = nameOf(list.resource, row);

  const save = async (value: number): Promise<void> => {
    const opened = await newest(list.resource, row, { quiet: true });
    if (opened === null) {
      messages.warning(`「${called}」已被删除`);
      return list.reload({});
    }
    const wasChanged = valueOf(opened, name) !== valueOf(row, name);
    const saving = wasChanged ? null : await saveRecord(list.resource, { opened, typed: { [name]: value }, attempts: [] });
    if (saving?.kind === 'saved') messages.success(`已${value === on ? '启用' : '停用'}「${called}」`);
    else if (saving?.kind === 'gone') messages.warning(`「${called}」已被删除`);
    else messages.warning(`「${called}」已被他人修改，现在显示的是最新内容`);
    return list.reload(saving?.kind === 'saved' ? { saved: row.id } : {});
  };

  const turn = async (isOn: boolean): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      if (!isOn && !(await confirm({ content: `将停用「${called}」，停用后不能再选用，可以随时重新启用。` }))) return;
      setComing(isOn ? on : off);
      await save(isOn ? on : off);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showFailure(error);
    } finally {
      underWay.current = false;
      setComing(null);
    }
  };

  return { coming, turn };
}
