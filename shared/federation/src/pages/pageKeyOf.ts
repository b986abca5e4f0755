/**
 * The page key that the `component` of a menu row names, or null: an empty text is none, and the file ending that some
 * rows carry is not part of the key (contract menus.md).
 */
export const pageKeyOf = (component: string | null | undefined): string | null =>
  (component ?? '').trim().replace(/\.\w+$/, '') || null;
