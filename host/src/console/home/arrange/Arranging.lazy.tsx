import type { SlotEntry } from '@zhilv/loader';
import { hiddenText } from '@zhilv/ui/plain/hidden-text';
import { PlainButton } from '@zhilv/ui/plain/button';
import { Plus } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Arranging.module.css';
import { CardTools } from './CardTools.tsx';
import { arranged, DEFAULT_LAYOUT, type HomeLayout, moved, withHidden, withShown } from './homeLayout.ts';
import { neighbours } from './neighbours.ts';
import { useCells } from './useCells.ts';
import { useDrag } from './useDrag.ts';

export interface ArrangingProps {
  /** All cards that the user may see, in the order of their remotes. */
  cards: readonly SlotEntry[];
  /** Those that show, in the user's order. */
  shown: readonly SlotEntry[];
  layout: HomeLayout;
  /** Contains an element with `data-card` for each card that shows. */
  grid: RefObject<HTMLElement | null>;
  onArrange: (layout: HomeLayout) => void;
}

/** Lets the user move cards by dragging and by buttons, hide them and bring them back. Each change is in force at once. */
export function Arranging({ cards, shown, layout, grid, onArrange }: ArrangingProps) {
  const cells = useCells(grid, shown);
  const [said, setSaid] = useState('');
  const focusOn = useFocusAfterChange(grid);

  const arrange = (to: HomeLayout, words: string, focus: string | null = null): void => {
    focusOn(focus);
    setSaid(words);
    onArrange(to);
  };
  const move = (key: string, to: string | undefined, focus: string | null): void => {
    if (to === undefined) return;
    const next = moved(cards, layout, key, to);
    const order = arranged(cards, next);
    const place = order.findIndex((one) => one.key === key) + 1;
    arrange(next, `「${cells.get(key)?.title}」已移到第 ${place} 位，共 ${order.length} 位`, focus);
  };
  const startDrag = useDrag(cells, (key, to) => move(key, to, null));

  const away = layout.hidden.filter(({ key }) => cards.some((card) => card.key === key));
  const places = new Map([...cells].map(([key, { place }]) => [key, place]));
  return (
    <>
      <PlainButton kind="quiet" onClick={() => arrange(DEFAULT_LAYOUT, '已恢复默认')}>
        恢复默认
      </PlainButton>
      <div className={styles['advice']}>
        <span>拖动卡片，或用卡片上的按钮移动、隐藏。</span>
        {away.map(({ key, title }) => (
          <PlainButton
            key={key}
            icon={<Plus size={16} strokeWidth={1.5} aria-hidden="true" />}
            data-arranges={`show ${key}`}
            onClick={() => arrange(withShown(layout, key), `「${title}」已显示`, `hide ${key}`)}
          >
            {`显示「${title}」`}
          </PlainButton>
        ))}
      </div>
      <p className={hiddenText} role="status">
        {said}
      </p>
      {[...cells].map(([key, { element, title }]) => {
        const beside = neighbours(places, key);
        return createPortal(
          <CardTools
            cardKey={key}
            title={title}
            beside={beside}
            onMove={(direction) => move(key, beside[direction], `${direction} ${key}`)}
            onHide={() => arrange(withHidden(layout, { key, title }), `「${title}」已隐藏`, `show ${key}`)}
            onDragStart={(event) => startDrag(event, key)}
          />,
          element,
          key,
        );
      })}
    </>
  );
}

/** Moving an element in the document takes the focus from it, and a button may go with its card. */
function useFocusAfterChange(grid: RefObject<HTMLElement | null>) {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    // Tools of a card that came back are there a moment later.
    const selector = `[data-arranges="${CSS.escape(wanted.current)}"]`;
    wanted.current = null;
    queueMicrotask(() => grid.current?.closest('section')?.querySelector<HTMLElement>(selector)?.focus());
  });
  return (name: string | null): void => void (wanted.current = name);
}
