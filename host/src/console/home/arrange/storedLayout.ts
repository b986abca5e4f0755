import { DEFAULT_LAYOUT, type HiddenCard, type HomeLayout } from './homeLayout.ts';

/** Gives the arrangement that a user made in this browser. */
export function storedLayout(storage: Pick<Storage, 'getItem'>, userId: string): HomeLayout {
  try {
    const { order, hidden } = Object(JSON.parse(storage.getItem(keyOf(userId)) ?? '')) as Record<string, unknown>;
    return {
      order: Array.isArray(order) ? order.filter((key) => typeof key === 'string') : [],
      hidden: Array.isArray(hidden) ? hidden.filter(isHiddenCard) : [],
    };
  } catch {
    return DEFAULT_LAYOUT; // Nothing is stored, or another version or a person wrote it.
  }
}

/** Keeps an arrangement for a user. It lasts until the document ends where the storage is full. */
export function storeLayout(storage: Pick<Storage, 'setItem' | 'removeItem'>, userId: string, layout: HomeLayout): void {
  try {
    if (layout === DEFAULT_LAYOUT) storage.removeItem(keyOf(userId));
    else storage.setItem(keyOf(userId), JSON.stringify(layout));
  } catch {
    // The storage is full.
  }
}

const isHiddenCard = (one: unknown): one is HiddenCard => {
  const { key, title } = Object(one) as Record<string, unknown>;
  return typeof key === 'string' && typeof title === 'string';
};

/** Users of one browser have arrangements of their own. */
const keyOf = (userId: string): string => `zhilv.home.${userId}`;
