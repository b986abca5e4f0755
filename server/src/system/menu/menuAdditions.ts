import { declaredExports } from '../../declared/declaredModules.ts';
import type { MenuAddition } from './rows/MenuAddition.ts';

const firstId = ({ rows }: MenuAddition): number => Math.min(...rows.map(({ id }) => id));

/** The `menu` of every `*.menu.ts`, in the order they came: each takes ids above those that are there. */
export const menuAdditions: readonly MenuAddition[] = (await declaredExports<MenuAddition>('menu')).toSorted(
  (one, other) => firstId(one) - firstId(other),
);
