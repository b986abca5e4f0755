import type { SlotEntry } from '@zhilv/loader';

/** How a user has arranged the cards of the home. */
export interface HomeLayout {
  /** Keys of cards in their order. Those of cards that are away for the time being keep their places. */
  readonly order: readonly string[];
  readonly hidden: readonly HiddenCard[];
}

/** A card that the user has taken away. It is not loaded, so its title is kept by which it can be brought back. */
export interface HiddenCard {
  readonly key: string;
  readonly title: string;
}

export const DEFAULT_LAYOUT: HomeLayout = { order: [], hidden: [] };

/** Gives the cards that show, in the user's order. A card that the user has not moved yet follows the one that it follows by default. */
export function arranged(cards: readonly SlotEntry[], { order, hidden }: HomeLayout): readonly SlotEntry[] {
  const away = new Set(hidden.map(({ key }) => key));
  const places = placesOf(cards, order);
  return cards
    .filter(({ key }) => !away.has(key))
    .sort((one, other) => (places.get(one.key) ?? 0) - (places.get(other.key) ?? 0));
}

/** Moves a card to the place of another one, which makes room. @param cards all that the user may see */
export function moved(cards: readonly SlotEntry[], layout: HomeLayout, key: string, to: string): HomeLayout {
  const order = [...placesOf(cards, layout.order).keys()];
  const place = order.indexOf(to);
  const others = order.filter((one) => one !== key);
  return { ...layout, order: [...others.slice(0, place), key, ...others.slice(place)] };
}

export const withHidden = ({ order, hidden }: HomeLayout, card: HiddenCard): HomeLayout => ({ order, hidden: [...hidden, card] });

export const withShown = ({ order, hidden }: HomeLayout, key: string): HomeLayout => ({
  order,
  hidden: hidden.filter((card) => card.key !== key),
});

/** The place of each card, those that are away among them. */
function placesOf(cards: readonly SlotEntry[], order: readonly string[]): ReadonlyMap<string, number> {
  const keys = [...new Set(order)];
  let before = -1;
  for (const { key } of cards) {
    const place = keys.indexOf(key);
    if (place === -1) keys.splice(before + 1, 0, key);
    before = place === -1 ? before + 1 : place;
  }
  return new Map(keys.map((key, place) => [key, place]));
}
