/**
 * Gives the page key that the `component` of a menu row names, or null for an empty one. The file ending that some rows
 * carry is not part of the key (docs/protocol/menus.md).
 */
export const pageKeyOf = (component: string | null | undefined): string | null =>
  (component ?? '').trim().replace(/\.\w+$/, '') || null;

/** People read this at a menu row whose page no live release has. */
export const NO_SUCH_PAGE = '当前版本暂无此页面';
