/** An entry of the sidebar. */
export interface MenuItem {
  readonly id: string;
  readonly title: string;
  /** The icon's name, as the server has it. */
  readonly icon: string | null;
  readonly target: MenuTarget;
}

export type MenuTarget =
  | { readonly kind: 'directory'; readonly children: readonly MenuItem[] }
  | { readonly kind: 'address'; readonly address: string }
  /** An address of another site, which opens in a window of its own. */
  | { readonly kind: 'outside'; readonly url: string };
