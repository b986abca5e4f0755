import { messages, useSession } from '@zhilv/platform';
import { PlainButton } from '@zhilv/ui/plain/button';
import { useAtomValue } from 'jotai';
import { type ComponentType, useRef, useState } from 'react';
import { SlotPanel } from '../slot/SlotPanel.tsx';
import { slotHostAtom } from '../slot/slotHost.ts';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import { homeItem } from '../menu/homeItem.ts';
import type { ArrangingProps } from './arrange/Arranging.lazy.tsx';
import { arranged, type HomeLayout } from './arrange/homeLayout.ts';
import { storedLayout, storeLayout } from './arrange/storedLayout.ts';
import { CardFailed } from './CardFailed.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import styles from './HomeCards.module.css';

const HOME = { path: CONSOLE.home, title: homeItem.title };

/** The cards that remotes contribute to the home page, as far as this user may see them, arranged as the user wants them. */
export function HomeCards() {
  const cards = useAtomValue(slotHostAtom)?.granted('home.card') ?? [];
  const userId = String(useSession().user?.id);
  const [layout, setLayout] = useState(() => storedLayout(localStorage, userId));
  const { Arranging, loading, toggle } = useArranging();
  const grid = useRef<HTMLDivElement>(null);
  if (cards.length === 0) return null;

  const arrange = (to: HomeLayout): void => {
    storeLayout(localStorage, userId, to);
    setLayout(to);
  };
  const shown = arranged(cards, layout);
  return (
    <section className={styles['section']} aria-labelledby="home-cards">
      <header className={styles['header']}>
        <h2 id="home-cards" className={styles['heading']}>
          我的卡片
        </h2>
        <PlainButton kind={Arranging === null ? 'quiet' : 'primary'} busy={loading} onClick={() => void toggle()}>
          {Arranging === null ? '调整卡片' : '完成'}
        </PlainButton>
        {Arranging !== null && <Arranging cards={cards} shown={shown} layout={layout} grid={grid} onArrange={arrange} />}
      </header>
      <div ref={grid} className={styles['cards']}>
        {shown.map((slot) => (
          <div key={slot.key} className={styles[slot.size]} data-card={slot.key}>
            <SlotPanel
              slot={slot}
              page={HOME}
              className={styles['card']}
              skeleton={<CardSkeleton size={slot.size} />}
              failure={(retry) => <CardFailed onRetry={retry} />}
              inert={Arranging !== null}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

/** What arranging needs is loaded when it is turned to; it is null while nobody arranges anything. */
function useArranging() {
  const [Arranging, setArranging] = useState<ComponentType<ArrangingProps> | null>(null);
  const [loading, setLoading] = useState(false);
  const toggle = async (): Promise<void> => {
    if (Arranging !== null) return setArranging(null);
    setLoading(true);
    try {
      const lazy = await import('./arrange/Arranging.lazy.tsx');
      setArranging(() => lazy.Arranging);
    } catch {
      messages.error('调整卡片的功能无法加载，请检查网络后重试');
    }
    setLoading(false);
  };
  return { Arranging, loading, toggle };
}
