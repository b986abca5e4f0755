import { changedList, itemOf, type ListChange } from '../../../../parts/bpmn/command/listChange.ts';
import { fieldNotes } from '../../../../parts/bpmn/section/field/injectedField.ts';
import type { Listener, ListenerField } from '../../../../parts/bpmn/section/listeners/Listener.ts';
import type { RowDraft } from '../../rows/RowDraft.ts';
import type { Rows } from '../../rows/useRows.ts';
import { InjectedFieldTable } from '../injectedField/InjectedFieldTable.tsx';

export interface ListenerFieldsProps {
  draft: RowDraft<Listener>;
}

/** The fields of what a listener calls. They are written with the listener, and not before. */
export function ListenerFields({ draft }: ListenerFieldsProps) {
  const { value, disabled, write } = draft.field('fields');
  const check = (change: ListChange<ListenerField>) => {
    const item = itemOf(change);
    return item === null ? [] : fieldNotes(item);
  };
  const rows: Rows<ListenerField> = {
    rows: value,
    disabled,
    notesOf: (place) => value.slice(place, place + 1).flatMap(fieldNotes),
    check,
    change(change) {
      const notes = check(change);
      if (!disabled && notes.length === 0)
        write(
          'edit' in change
            ? value.map((item, place) => (place === change.place ? change.edit : item))
            : changedList(value, change, (item) => item),
        );
      return notes;
    },
  };
  return <InjectedFieldTable rows={rows} />;
}
