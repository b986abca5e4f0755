import { ApiError, call, confirm, messages, showFailure } from '@zhilv/platform';
import { useRef, useState } from 'react';
import { saveRecord } from '../../editor/conflict/saveRecord.ts';
import type { List } from '../../list/useList.ts';
import { type Identified, nameOf, valueOf } from '../../resource/defineResource.ts';
import type { Switched } from '../../resource/Field.ts';
import { newest } from '../../resource/newest.ts';

export interface Switching {
  /** The value as the user knows it: what the row has, or what he has just switched to. */
  readonly value: unknown;
  readonly busy: boolean;
  /** Switches the record; asks before it is turned off. Whoever is refused is told why, and the switch goes back. */
  readonly turn: (isOn: boolean) => Promise<void>;
}

/** Changes one field of a record in its list, with the same care for other people's changes as the editor (decision 0022). */
export function useSwitching<Row extends Identified, Name extends string>(
  list: List<Row, Name>,
  row: Row,
  name: Name,
  { on, off, verbs = ['启用', '停用'] }: Switched,
): Switching {
  // It counts until the list brings the row anew, which it may do some time after it was loaded.
  const [switchedTo, setSwitchedTo] = useState<{ readonly value: number; readonly in: Row } | null>(null);
  const [busy, setBusy] = useState(false);
  // Two presses in one frame both see the old state.
  const underWay = useRef(false);
  const shown = switchedTo?.in === row ? switchedTo.value : valueOf(row, name);
  const called = nameOf(list.resource, row);
  const [turnOn, turnOff] = verbs;

  const save = async (value: number): Promise<void> => {
    const opened = await newest(list.resource, row, { quiet: true });
    const outcome = opened === null ? 'gone' : await write(opened, value);
    if (outcome === 'saved') messages.success(`已${value === on ? turnOn : turnOff}「${called}」`);
    else {
      setSwitchedTo(null);
      messages.warning(outcome === 'gone' ? `「${called}」已被删除` : `「${called}」已被他人修改，现在显示的是最新内容`);
    }
    await list.reload(outcome === 'saved' ? { saved: row.id } : {});
  };

  const write = async (opened: Row, value: number): Promise<'saved' | 'gone' | 'changed'> => {
    if (valueOf(opened, name) !== shown) return 'changed';
    const { updateStatus } = list.resource.api;
    if (name === 'status' && updateStatus !== undefined) {
      await call(updateStatus, { id: row.id, status: value }, { quiet: true });
      return 'saved';
    }
    const { kind } = await saveRecord(list.resource, { opened, typed: { [name]: value }, attempts: [] });
    return kind;
  };

  const turn = async (isOn: boolean): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      const { whenOff = `${turnOff}后不能再选用` } = list.resource;
      if (!isOn && !(await confirm({ content: `将${turnOff}「${called}」，${whenOff}，可以随时重新${turnOn}。` }))) return;
      const value = isOn ? on : off;
      setBusy(true);
      setSwitchedTo({ value, in: row });
      await save(value);
    } catch (error) {
      setSwitchedTo(null);
      if (!(error instanceof ApiError)) throw error;
      showFailure(error);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return { value: shown, busy, turn };
}
