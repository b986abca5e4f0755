import { type RefObject, useEffect } from 'react';
import { rove, type RovingMenu } from './rove.ts';

/** Makes a menu one stop of the Tab key for as long as the calling component is mounted; its entries have a tabindex of -1. */
export function useRovingMenu(menu: RefObject<HTMLElement | null>, kind: RovingMenu): void {
  useEffect(() => (menu.current === null ? undefined : rove(menu.current, kind)), [menu, kind]);
}
