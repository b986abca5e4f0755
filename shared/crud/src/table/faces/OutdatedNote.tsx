import { TraceId } from '@zhilv/ui/trace-id';
import { TriangleAlert } from 'lucide-react';
import type { Identified } from '../../resource/defineResource.ts';
import type { ListFailure } from '../../list/listLoader.ts';
import type { List } from '../../list/useList.ts';
import { FailureActions } from './FailureActions.tsx';
import styles from './OutdatedNote.module.css';

export interface OutdatedNoteProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  failure: ListFailure;
}

/** Says above rows that they are those from before, and why no newer ones came. */
export function OutdatedNote<Row extends Identified, Name extends string>({ list, failure }: OutdatedNoteProps<Row, Name>) {
  return (
    <div className={styles['note']}>
      <TriangleAlert className={styles['mark']} size={16} strokeWidth={1.5} aria-hidden="true" />
      <div className={styles['text']}>
        <p role="alert" className={styles['sentence']}>{`${failure.message}，下面是之前的内容`}</p>
        {failure.traceId !== null && <TraceId value={failure.traceId} />}
      </div>
      <FailureActions list={list} />
    </div>
  );
}
