import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, EyeOff, GripVertical, type LucideIcon } from 'lucide-react';
import type { PointerEvent } from 'react';
import styles from './CardTools.module.css';
import { type Direction, DIRECTIONS } from './neighbours.ts';

export interface CardToolsProps {
  cardKey: string;
  title: string;
  /** The directions in which another card stands. */
  beside: Partial<Record<Direction, unknown>>;
  onMove: (direction: Direction) => void;
  onHide: () => void;
  onDragStart: (event: PointerEvent) => void;
}

const WAYS: Readonly<Record<Direction, { readonly label: string; readonly Picture: LucideIcon }>> = {
  left: { label: '左移', Picture: ArrowLeft },
  up: { label: '上移', Picture: ArrowUp },
  down: { label: '下移', Picture: ArrowDown },
  right: { label: '右移', Picture: ArrowRight },
};

/** Covers a card while cards are arranged. A mouse drags it anywhere; a finger by its grip, so that it can still scroll the page. */
export function CardTools({ cardKey, title, beside, onMove, onHide, onDragStart }: CardToolsProps) {
  const drag = (event: PointerEvent): void => {
    const isOn = (selector: string): boolean => event.target instanceof Element && event.target.closest(selector) !== null;
    if (event.button !== 0 || isOn('button')) return;
    if (event.pointerType !== 'touch' || isOn('[data-grip]')) onDragStart(event);
  };
  return (
    <div className={styles['tools']} role="group" aria-label={`调整「${title}」`} onPointerDown={drag}>
      <div className={styles['buttons']}>
        <span className={styles['grip']} data-grip="" aria-hidden="true">
          <GripVertical size={20} strokeWidth={1.5} />
        </span>
        {DIRECTIONS.map((direction) => {
          const { label, Picture } = WAYS[direction];
          return (
            <button
              key={direction}
              type="button"
              className={styles['button']}
              title={label}
              aria-label={`${label}「${title}」`}
              // A button that was pressed keeps the focus where the card can go no further.
              aria-disabled={!(direction in beside)}
              data-arranges={`${direction} ${cardKey}`}
              onClick={() => onMove(direction)}
            >
              <Picture size={16} strokeWidth={1.5} aria-hidden="true" />
            </button>
          );
        })}
        <button
          type="button"
          className={styles['button']}
          title="隐藏"
          aria-label={`隐藏「${title}」`}
          data-arranges={`hide ${cardKey}`}
          onClick={onHide}
        >
          <EyeOff size={16} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
