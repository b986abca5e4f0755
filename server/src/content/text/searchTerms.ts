/*
 * Chinese has no spaces between words, and most of its words have two characters. So texts are found by all pairs of neighbouring
 * characters in them, and by single ones (decision 0020).
 */

/** Words are searched for in so many characters of a text: about twenty-five printed pages. */
const SEARCHED_CHARACTERS = 20_000;

/** A row has a line for each of its texts. Words are not looked for across lines. */
export const searchedText = (texts: readonly (string | null)[]): string =>
  texts
    .map((text) =>
      Array.from(inOneCase(text ?? ''))
        .slice(0, SEARCHED_CHARACTERS)
        .join(''),
    )
    .join('\n');

/** Gives the single characters and the pairs of a text as {@link searchedText} gives it, each once. */
export function termsOf(searched: string): readonly string[] {
  const terms = new Set<string>();
  for (const line of searched.split('\n')) {
    let before = '';
    for (const character of line) {
      terms.add(character);
      if (before !== '') terms.add(before + character);
      before = character;
    }
  }
  return [...terms];
}

/** A search looks for no more terms than this. The rows found are then compared with all of the words. */
const TERMS_LOOKED_FOR = 50;

/** The words that somebody typed, as a search needs them. */
export interface SoughtWords {
  /** The words as they stand in a searched text. */
  readonly words: string;
  /** Every row with the words has these terms. */
  readonly terms: readonly string[];
  /** True when no other row has them, so that its text need not be read. */
  readonly isExact: boolean;
}

export function soughtWords(typed: string): SoughtWords {
  const words = inOneCase(typed);
  const characters = Array.from(words);
  const pairs = characters.slice(1).map((character, place) => `${characters[place]}${character}`);
  const terms = [...new Set(characters.length === 1 ? characters : pairs)].slice(0, TERMS_LOOKED_FOR);
  return { words, terms, isExact: characters.length <= 2 };
}

const inOneCase = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
