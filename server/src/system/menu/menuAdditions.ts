import { declaredExports } from '../../declared/declaredModules.ts';
import type { MenuAddition } from './rows/MenuAddition.ts';

const firstId = ({ rows }: MenuAddition): number => Math.min(...rows.map(({ id }) => id));

/** The `menu` of every `*.menu.ts`, in the order of their ids. None hangs below a row of another. */
export const menuAdditions: readonly MenuAddition[] = (await declaredExports<MenuAddition>('menu')).toSorted(
  (one, other) => firstId(one) - firstId(other),
);
