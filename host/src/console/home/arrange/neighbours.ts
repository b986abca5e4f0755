/** The ways in which a card can be moved by a press. */
export const DIRECTIONS = ['left', 'up', 'down', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The place of a card on the screen, in pixels. */
export type Place = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Gives the card that stands beside another one in each direction; a direction without any is left out. */
export function neighbours(places: ReadonlyMap<string, Place>, key: string): Partial<Record<Direction, string>> {
  const own = places.get(key);
  if (own === undefined) return {};
  const others = [...places].filter(([other]) => other !== key);
  const found = DIRECTIONS.flatMap((direction) => {
    const [nearest] = others
      .map(([other, place]) => ({ other, ...distance(own, place, direction) }))
      .filter(({ ahead }) => ahead >= 0)
      .sort((one, another) => one.ahead - another.ahead || one.aside - another.aside);
    return nearest === undefined ? [] : [[direction, nearest.other] as const];
  });
  return Object.fromEntries(found);
}

/** How far `other` lies ahead in a direction, below zero where it does not, and how far it lies off the straight way. */
function distance(own: Place, other: Place, direction: Direction): { readonly ahead: number; readonly aside: number } {
  const sameRow = own.top < other.bottom && other.top < own.bottom;
  switch (direction) {
    case 'left':
      return { ahead: sameRow ? own.left - other.right : -1, aside: 0 };
    case 'right':
      return { ahead: sameRow ? other.left - own.right : -1, aside: 0 };
    case 'up':
      return { ahead: own.top - other.bottom, aside: Math.abs(own.left - other.left) };
    case 'down':
      return { ahead: other.top - own.bottom, aside: Math.abs(own.left - other.left) };
  }
}
