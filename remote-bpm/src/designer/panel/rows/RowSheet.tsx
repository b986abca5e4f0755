import { confirm } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { SideSheet } from '@zhilv/ui/side-sheet';
import { type FormEvent, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import type { FieldNote } from '../../../parts/bpmn/section/Section.ts';
import { HoldPlace } from '../place/steadyPlace.ts';
import { type RowDraft, rowDraft } from './RowDraft.ts';
import styles from './RowSheet.module.css';

export interface RowSheetProps<Row extends object> {
  title: string;
  /** What the form begins with. */
  row: Row;
  disabled: boolean;
  /** Says what is wrong with a row. */
  check: (row: Row) => readonly FieldNote[];
  /** Takes the row that is filled in; one with errors never comes here. */
  onSubmit: (row: Row) => void;
  onCancel: () => void;
  /** The fields. */
  children: (draft: RowDraft<Row>) => ReactNode;
}

/** The form for one row, in a sheet over the panel. What is wrong is said when people submit it, and from then on as they type. */
export function RowSheet<Row extends object>(props: RowSheetProps<Row>) {
  const { title, disabled, check, onSubmit, onCancel, children } = props;
  const [row, setRow] = useState(props.row);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const notes = check(row);
  const hold = useContext(HoldPlace);
  useEffect(() => hold(), [hold]);
  // What is missing is no mistake before people have had the time to fill it in.
  const shown = tried ? notes : notes.filter(({ kind }) => kind === 'hint');
  const cancel = async (): Promise<void> => {
    const isTyped = JSON.stringify(row) !== JSON.stringify(props.row);
    if (!isTyped || (await confirm({ content: '填写的内容还没有保存，确定放弃吗？', okText: '放弃' }))) onCancel();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // The panel around it is a form of others.
    event.stopPropagation();
    if (disabled) return;
    if (notes.every(({ kind }) => kind !== 'error')) {
      onSubmit(row);
      return;
    }
    setTried(true);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <SideSheet
      title={title}
      footer={
        <>
          <Button onClick={() => void cancel()}>取消</Button>
          <Button kind="primary" submit form={id} disabled={disabled}>
            确定
          </Button>
        </>
      }
      onCancel={() => void cancel()}
    >
      <form ref={form} id={id} className={styles['form']} noValidate onSubmit={submit}>
        {children(rowDraft({ row, notes: shown, disabled, onChange: setRow }))}
      </form>
    </SideSheet>
  );
}
