/** A result such as `排队缩短 62%`, with the figure that it ends with apart. */
export interface ResultFigure {
  readonly words: string;
  readonly figure: string;
}

/** Null where a result does not end with a figure and at most a few words of unit. */
export function resultFigure(result: string): ResultFigure | null {
  const [, words, figure] = /^(.*?)\s*([\d.,]*\d\s*[^\s\d]{0,4})$/.exec(result) ?? [];
  return words && figure ? { words, figure } : null;
}
