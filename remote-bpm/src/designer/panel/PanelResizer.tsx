import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import styles from './PanelResizer.module.css';
import { largestWidth, SMALLEST_WIDTH, STANDARD_WIDTH } from './place/panelChoice.ts';

export interface PanelResizerProps {
  /** The width of the panel in pixels. */
  width: number;
  onResized: (width: number) => void;
}

const STEP = 16;
const LONG_STEP = 64;

/** The edge of the panel, by which pointer and keyboard make it wider or narrower (https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/). */
export function PanelResizer({ width, onResized }: PanelResizerProps) {
  const [grip, setGrip] = useState<{ readonly x: number; readonly width: number } | null>(null);
  const largest = largestWidth();
  const shown = within(width, largest);
  const resize = (wanted: number): void => {
    const next = within(wanted, largest);
    if (next !== width) onResized(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const wanted = widthFor(event, shown, largest);
    if (wanted === null) return;
    event.preventDefault();
    resize(wanted);
  };
  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    // What shows may be narrower than what was chosen in a wider window.
    setGrip({ x: event.clientX, width: event.currentTarget.parentElement?.offsetWidth ?? shown });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that can be focused is a control
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label="调整属性面板的宽度"
      aria-valuenow={shown}
      aria-valuemin={SMALLEST_WIDTH}
      aria-valuemax={largest}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator that can be focused is a control
      tabIndex={0}
      title="拖动或用方向键调整宽度，双击恢复"
      className={grip === null ? styles['edge'] : `${styles['edge']} ${styles['held']}`}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => grip !== null && resize(grip.width + grip.x - event.clientX)}
      onLostPointerCapture={() => setGrip(null)}
      onDoubleClick={() => resize(STANDARD_WIDTH)}
    />
  );
}

const within = (width: number, largest: number): number => Math.round(Math.min(Math.max(width, SMALLEST_WIDTH), largest));

function widthFor({ key, shiftKey }: KeyboardEvent, width: number, largest: number): number | null {
  const step = shiftKey ? LONG_STEP : STEP;
  switch (key) {
    case 'ArrowLeft':
      return width + step;
    case 'ArrowRight':
      return width - step;
    case 'Home':
      return SMALLEST_WIDTH;
    case 'End':
      return largest;
    default:
      return null;
  }
}
