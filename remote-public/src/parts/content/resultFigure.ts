/** A result such as `排队缩短 62%`, parted into its words and the figure at its end. */
export interface ResultFigure {
  readonly words: string;
  readonly figure: string;
}

/** Parts a result; null where it does not end with a figure and at most a few characters of unit. */
export function resultFigure(result: string): ResultFigure | null {
  const [, words, figure] = /^(.*?)\s*([\d.,]*\d\s*[^\s\d]{0,4})$/.exec(result) ?? [];
  return words && figure ? { words, figure } : null;
}
