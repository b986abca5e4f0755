import { type CSSProperties, useRef, useState } from 'react';
import { usePageOwner } from '../../page/pageOwner.ts';
import { readWidths, writeWidths } from './widthStore.ts';

/** A narrower column shows nothing of use. */
export const MIN_WIDTH = 64;

export interface ColumnWidths {
  /** In pixels; null for a column that is as wide as what it holds. */
  readonly of: (name: string) => number | null;
  /** The style of all cells of a column. */
  readonly style: (name: string) => CSSProperties | undefined;
  /** Null makes a column as wide as what it holds. */
  readonly set: (name: string, width: number | null) => void;
  /** Remembers the widths as they are now. */
  readonly remember: () => void;
  /** Some column has a width of its own. */
  readonly changed: boolean;
  /** Makes all columns as wide as what they hold, and remembers that. */
  readonly reset: () => void;
}

/** Gives the widths that a user has given the columns of a page's table, and remembers them. */
export function useWidths(): ColumnWidths {
  const owner = usePageOwner();
  const [widths, setWidths] = useState(() => readWidths(owner));
  // Several changes may come before the next render.
  const latest = useRef(widths);
  const of = (name: string): number | null => (Object.hasOwn(widths, name) ? (widths[name] ?? null) : null);
  return {
    of,
    style(name) {
      const width = of(name);
      return width === null ? undefined : { width, minWidth: width, maxWidth: width };
    },
    set(name, width) {
      const { [name]: _, ...others } = latest.current;
      latest.current = width === null ? others : { ...others, [name]: Math.max(MIN_WIDTH, Math.round(width)) };
      setWidths(latest.current);
    },
    remember: () => writeWidths(owner, latest.current),
    changed: Object.keys(widths).length > 0,
    reset() {
      latest.current = {};
      setWidths(latest.current);
      writeWidths(owner, null);
    },
  };
}
