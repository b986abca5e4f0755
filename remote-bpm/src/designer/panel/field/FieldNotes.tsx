import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { FieldNote } from '../../../parts/bpmn/section/Section.ts';
import styles from './FieldNotes.module.css';

export interface FieldNotesProps {
  id: string;
  notes: readonly FieldNote[];
}

const ICONS = { error: CircleAlert, warning: TriangleAlert, hint: Info };

/** Says below a field what is wrong with it, or that the engine takes no notice of it. */
export function FieldNotes({ id, notes }: FieldNotesProps) {
  return (
    <span id={id} className={styles['notes']} aria-live="polite">
      {notes.map(({ kind, text }) => {
        const Icon = ICONS[kind];
        return (
          <span key={text} className={`${styles['note']} ${styles[kind]}`}>
            <Icon className={styles['icon']} size={14} strokeWidth={1.5} aria-hidden="true" />
            <span>{text}</span>
          </span>
        );
      })}
    </span>
  );
}
