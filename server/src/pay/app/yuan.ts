import { yuanText } from '../../records/yuanText.ts';

/** An amount in fen as workbooks show it; null stays null. */
export const yuan = (fen: number | null): string | null => (fen === null ? null : yuanText(fen));
