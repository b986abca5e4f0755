import { FieldLabel } from '@zhilv/ui/plain/field-label';
import { type ReactNode, useId } from 'react';
import type { FieldNote } from '../../../parts/bpmn/section/Section.ts';
import { FieldNotes } from './FieldNotes.tsx';
import styles from './FieldFrame.module.css';

/** What a control needs to be named and described by what stands around it. */
interface FramedControl {
  readonly id: string;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

export interface FieldFrameProps {
  label: string;
  required?: boolean;
  notes: readonly FieldNote[];
  /** A line that always stands below it. */
  help?: ReactNode;
  children: (control: FramedControl) => ReactNode;
}

/** Puts a control between its name and what is to be said of it: beside the name where the panel is wide enough, else below. */
export function FieldFrame({ label, required = false, notes, help, children }: FieldFrameProps) {
  const id = useId();
  const describing = [...(notes.length > 0 ? [`${id}-notes`] : []), ...(help === undefined ? [] : [`${id}-help`])].join(' ');
  return (
    <div className={styles['frame']}>
      <div className={styles['label']}>
        <FieldLabel htmlFor={id} id={`${id}-label`} required={required}>
          {label}
        </FieldLabel>
      </div>
      <div className={styles['control']}>
        {children({
          id,
          labelledBy: `${id}-label`,
          describedBy: describing || undefined,
          invalid: notes.some(({ kind }) => kind === 'error'),
        })}
        <FieldNotes id={`${id}-notes`} notes={notes} />
        {help !== undefined && (
          <span id={`${id}-help`} className={styles['help']}>
            {help}
          </span>
        )}
      </div>
    </div>
  );
}
