/** A text of at most so many characters, none of them a half; one that was longer ends in an ellipsis. */
export const clamp = (text: string, max: number): string => {
  const characters = Array.from(text);
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`;
};

/** The longest count and the comma between two lines: ` ×999，`. */
const AROUND_NAME = 6;

/** A shorter name tells nothing. */
const SHORTEST_NAME = 8;

/** Goods and how many of each, in at most so many characters: of long ones the names are cut before the counts are. */
export function clampedLines(lines: readonly { readonly spuName: string; readonly count: number }[], max: number): string {
  const textOf = (longest: number): string =>
    lines.map(({ spuName, count }) => `${clamp(spuName, longest)} ×${count}`).join('，');
  const whole = textOf(max);
  const fits = Array.from(whole).length <= max;
  return fits ? whole : clamp(textOf(Math.max(SHORTEST_NAME, Math.floor(max / lines.length) - AROUND_NAME)), max);
}
