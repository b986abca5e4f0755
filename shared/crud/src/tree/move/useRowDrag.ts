import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { TreeRow } from '@zhilv/ui/tree-list';
import { type DropPlace, dropPlace } from './dropPlace.ts';
import type { Place } from '../nodes/moveRow.ts';
import type { Placed, RecordNode } from '../nodes/treeOf.ts';

interface RowDragOptions<Row extends Placed> {
  readonly rows: readonly TreeRow<RecordNode<Row>>[];
  readonly rowHeight: number;
  /** Gives the element whose top is that of the first row. */
  readonly body: () => HTMLElement | null;
  readonly fits: (row: Row, place: Place) => boolean;
  readonly onDrop: (row: Row, place: Place) => void;
}

/** A record that is under the pointer. */
export interface RowDrag<Row> {
  readonly row: Row | null;
  /** Where it would go; null where it cannot. */
  readonly over: DropPlace | null;
  /** Begins at the handle of a row. */
  readonly begin: (event: PointerEvent<HTMLElement>, row: Row) => void;
}

/** Lets rows be drawn to other places by their handles. Esc gives it up. */
export function useRowDrag<Row extends Placed>(options: RowDragOptions<Row>): RowDrag<Row> {
  const [row, setRow] = useState<Row | null>(null);
  const [over, setOver] = useState<DropPlace | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (row === null) return undefined;
    // The pointer may go up before what it was over has been drawn, and before the end of its drag has.
    let found: DropPlace | null = null;
    const end = (): void => {
      found = null;
      setRow(null);
      setOver(null);
    };
    const onMove = ({ clientY }: globalThis.PointerEvent): void => {
      const { rows, rowHeight, body, fits } = latest.current;
      const top = body()?.getBoundingClientRect().top ?? 0;
      const place = dropPlace(rows, Math.max(0, clientY - top), rowHeight);
      found = fits(row, place.place) ? place : null;
      setOver(found);
    };
    const onUp = (): void => {
      const place = found;
      end();
      if (place !== null) latest.current.onDrop(row, place.place);
    };
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      end();
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', onKey);
    };
  }, [row]);

  return {
    row,
    over,
    begin: (event, dragged) => {
      // Only the main button and the first finger.
      if (event.button !== 0 || !event.isPrimary) return;
      event.preventDefault();
      setRow(dragged);
    },
  };
}
