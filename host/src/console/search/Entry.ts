import type { ReactNode } from 'react';
import type { MenuTarget } from '../menu/MenuItem.ts';

/** Something that can be found by its name: a page of the menu, or a command. */
export interface Entry {
  /** Tells entries apart; that of a page is its menu row's id. */
  readonly id: string;
  readonly title: string;
  /** The titles of the directories above a page, from the root; of a page's command, that page's title. */
  readonly trail: readonly string[];
  readonly icon: Icon;
  readonly target: EntryTarget;
}

/** A menu's name of an icon, or a picture of 16 pixels. */
type Icon = { readonly name: string | null } | { readonly picture: ReactNode };

export type EntryTarget = Exclude<MenuTarget, { kind: 'directory' }> | { readonly kind: 'command'; readonly run: () => unknown };
