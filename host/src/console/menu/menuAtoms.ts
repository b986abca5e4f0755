import { atom } from 'jotai';
import { homeItem } from './homeItem.ts';
import type { ConsoleRoutes } from './routesFromMenus.ts';

/** The sidebar and the routes made from this user's menu rows; null until the session has started. */
export const routesAtom = atom<ConsoleRoutes | null>(null);

/** The sidebar's entries. */
export const menuAtom = atom((get) => [homeItem, ...(get(routesAtom)?.menu ?? [])]);
