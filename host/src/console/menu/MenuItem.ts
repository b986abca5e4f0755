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
