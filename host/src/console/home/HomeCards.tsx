import { useAtomValue } from 'jotai';
import { SlotPanel } from '../slot/SlotPanel.tsx';
import { slotHostAtom } from '../slot/slotHost.ts';
import { CardSkeleton } from './CardSkeleton.tsx';
import styles from './HomeCards.module.css';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import { homeItem } from '../menu/homeItem.ts';

const HOME = { path: CONSOLE.home, title: homeItem.title };

/** The cards that remotes contribute to the home page, as far as this user may see them. */
export function HomeCards() {
  const cards = useAtomValue(slotHostAtom)?.granted('home.card') ?? [];
  if (cards.length === 0) return null;
  return (
    <div className={styles['cards']}>
      {cards.map((slot) => (
        <SlotPanel
          key={slot.key}
          slot={slot}
          page={HOME}
          className={styles[slot.size]}
          skeleton={<CardSkeleton size={slot.size} />}
        />
      ))}
    </div>
  );
}
