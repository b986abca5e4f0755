import { type ReactNode, useRef } from 'react';
import { TREE } from '../keyboard/rove.ts';
import { useRovingMenu } from '../keyboard/useRovingMenu.ts';

export interface MenuNavProps {
  className: string | undefined;
  children: ReactNode;
}

/** The menu's place in the document, in which arrow keys go from entry to entry. */
export function MenuNav({ className, children }: MenuNavProps) {
  const menu = useRef<HTMLElement>(null);
  useRovingMenu(menu, TREE);
  return (
    <nav ref={menu} className={className} aria-label="主菜单">
      {children}
    </nav>
  );
}
