import type { DifferenceKind } from '../compare/Difference.ts';

/** How each kind of difference is called and drawn. The sign says it to those who do not tell the colours apart. */
export const KINDS: Readonly<Record<DifferenceKind, { readonly label: string; readonly sign: string }>> = {
  added: { label: '新增', sign: 'M-4 0H4M0-4V4' },
  removed: { label: '删除', sign: 'M-4 0H4' },
  changed: { label: '修改', sign: 'M-4 4L-3 1L2-4L4-2L-1 3Z' },
  moved: { label: '移动', sign: 'M-4.5 0H4.5M2-2.5L4.5 0L2 2.5M-2-2.5L-4.5 0L-2 2.5' },
};

/** In the order of the legend. */
export const KIND_NAMES = Object.keys(KINDS) as readonly DifferenceKind[]; // The keys of a constant.
