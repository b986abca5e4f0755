/** An entry of the sidebar. */
export interface MenuItem {
  readonly id: string;
  readonly title: string;
  /** The server's icon name. */
  readonly icon: string | null;
  readonly target: MenuTarget;
}

export type MenuTarget =
  | { readonly kind: 'directory'; readonly children: readonly MenuItem[] }
  | { readonly kind: 'address'; readonly address: string }
  /** Opens in a window of its own. */
  | { readonly kind: 'outside'; readonly url: string };

/** The entries that lead to a page of ours, in the menu's order. */
export const pagesBelow = (item: MenuItem): readonly MenuItem[] => {
  if (item.target.kind === 'directory') return item.target.children.flatMap(pagesBelow);
  return item.target.kind === 'address' ? [item] : [];
};
