import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type ColumnWidths, MIN_WIDTH } from './useWidths.ts';
import styles from './WidthHandle.module.css';

/** An arrow key moves the edge by this many pixels. */
const STEP = 16;

export interface WidthHandleProps {
  widths: ColumnWidths;
  name: string;
  label: string;
}

/**
 * Stands at the end of a column's heading. Dragging it makes the column wider or narrower, as the arrow keys do; a double click
 * or Enter makes it as wide as what it holds (https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/).
 */
export function WidthHandle({ widths, name, label }: WidthHandleProps) {
  const width = widths.of(name);
  /** Where the drag began; null while nothing is dragged. */
  const drag = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const end = (): void => {
    if (drag.current === null) return;
    drag.current = null;
    widths.remember();
  };
  const set = (to: number | null): void => {
    widths.set(name, to);
    widths.remember();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const now = width ?? widthAt(event.currentTarget);
    const to = { ArrowLeft: now - STEP, ArrowRight: now + STEP, Home: MIN_WIDTH, Enter: null }[event.key];
    if (to === undefined) return;
    // The arrows would scroll the table.
    event.preventDefault();
    set(to);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- a separator with a value is a control, which `<hr>` is not
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={`调整「${label}」的列宽`}
      aria-valuemin={MIN_WIDTH}
      aria-valuenow={width ?? MIN_WIDTH}
      aria-valuetext={width === null ? '自动' : `${width} 像素`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move it
      tabIndex={0}
      className={styles['handle']}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, width: widthAt(event.currentTarget) };
      }}
      onPointerMove={({ clientX }) => {
        if (drag.current !== null) widths.set(name, drag.current.width + clientX - drag.current.x);
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => set(null)}
      onKeyDown={onKeyDown}
    />
  );
}

const widthAt = (handle: HTMLElement): number => handle.parentElement?.offsetWidth ?? 0;
