import pinyin from 'pinyin-match';
import type { Span } from './Span.ts';

/** Names are short; what a person wrote into a menu may be of any length. */
const MOST_CHARACTERS = 64;

/** No syllable is longer: zhuang. */
const LONGEST_SYLLABLE = 6;

/**
 * Finds which texts are spelled by letters, and where: each character by its syllable or the beginning of that, so by initials alone,
 * too (`yonghu`, `yhgl`, `yonghugl`). Each reading of a character counts.
 */
export function pinyinSpans(texts: readonly string[], typed: string): ReadonlyMap<string, Span> {
  // An input method puts apostrophes between syllables while one types.
  const letters = typed.replaceAll(/[\s']/g, '').toLowerCase();
  if (!/^[a-zü\d]{1,32}$/.test(letters)) return new Map();
  const spans = new Map<string, Span>();
  for (const text of texts) {
    const span = spanIn(text.slice(0, MOST_CHARACTERS), letters);
    if (span !== null) spans.set(text, span);
  }
  return spans;
}

function spanIn(text: string, letters: string): Span | null {
  /** Places from which the rest of the letters was sought in vain. */
  const failed = new Set<number>();

  /** Gives the last character that `letters` from `at` spell, beginning with the character at `place`; -1 for none. */
  const lastFrom = (place: number, at: number): number => {
    if (at === letters.length) return place - 1;
    const state = place * letters.length + at;
    if (place === text.length || failed.has(state)) return -1;
    const character = text.charAt(place);
    // What stands between words is not typed.
    if (at > 0 && character === ' ') return lastFrom(place + 1, at);
    for (let length = 1; length <= LONGEST_SYLLABLE && at + length <= letters.length; length += 1) {
      if (!reads(character, letters.slice(at, at + length))) break;
      const last = lastFrom(place + 1, at + length);
      if (last !== -1) return last;
    }
    failed.add(state);
    return -1;
  };

  for (let first = 0; first < text.length; first += 1) {
    const last = lastFrom(first, 0);
    if (last !== -1) return [first, last];
  }
  return null;
}

/** Characters by the letters they were compared with. A menu of thousands of rows has some hundred characters. */
const answers = new Map<string, Map<string, boolean>>();

/** Whether a reading of the character begins with the letters; that of a letter or digit is itself. */
function reads(character: string, letters: string): boolean {
  const known = answers.get(letters) ?? new Map<string, boolean>();
  answers.set(letters, known);
  const answer = known.get(character) ?? pinyin.match(character, letters) !== false;
  known.set(character, answer);
  return answer;
}
