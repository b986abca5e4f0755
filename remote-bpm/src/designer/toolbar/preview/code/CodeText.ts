import type { CodeLanguage } from './highlightCode.ts';

/** What is not read as tags: comments and sections of CDATA, which take an end of the text for their own. */
const OPAQUE = /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)/g;

/** A longer part of a text than this, in UTF-16 units, is not coloured: people would wait for it. */
const MOST_COLOURED = 60_000;

/** How far back to look for a line from which on a text can be coloured. */
const FARTHEST_BACK = 400;

/** A text with its lines, of which any part can be coloured by itself: a large one is never coloured whole. */
export class CodeText {
  readonly text: string;
  readonly language: CodeLanguage;
  /** Where each line begins. */
  readonly #starts: readonly number[];
  readonly #opaque: readonly (readonly [begin: number, end: number])[];

  constructor(text: string, language: CodeLanguage) {
    this.text = text;
    this.language = language;
    const starts = [0];
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
    this.#starts = starts;
    this.#opaque =
      language === 'xml' ? Array.from(text.matchAll(OPAQUE), ({ index, 0: part }) => [index, index + part.length] as const) : [];
  }

  get lineCount(): number {
    return this.#starts.length;
  }

  /** Where a line begins; behind the last, the end of the text. */
  startOf(line: number): number {
    return this.#starts[line] ?? this.text.length;
  }

  line(line: number): string {
    const next = this.#starts[line + 1];
    return this.text.slice(this.startOf(line), next === undefined ? undefined : next - 1);
  }

  /** The line in which a place of the text is. */
  lineAt(place: number): number {
    return lastNotBeyond(this.#starts, place);
  }

  /** Gives the part to colour so that these lines are coloured rightly, and the line with which it begins; null where that is too much. */
  partToColour(begin: number, end: number): { readonly first: number; readonly text: string } | null {
    let first = begin;
    while (first > 0 && begin - first < FARTHEST_BACK && !this.#canBegin(first)) first -= 1;
    if (!this.#canBegin(first)) first = begin;
    const [from, to] = [this.startOf(first), this.startOf(end)];
    return to - from > MOST_COLOURED ? null : { first, text: this.text.slice(from, to) };
  }

  /** Whether a line begins outside of everything that goes over several lines. Those of the JSON that we write all do. */
  #canBegin(line: number): boolean {
    if (this.language === 'json') return true;
    const start = this.startOf(line);
    if (!/^\s*</.test(this.line(line).slice(0, 200))) return false;
    const opaque = this.#opaque[lastNotBeyond(this.#opaque, start, ([begin]) => begin)];
    return opaque === undefined || start <= opaque[0] || start >= opaque[1];
  }
}

/** The index of the last of these, in rising order, that is not beyond a place; -1 when all are. */
function lastNotBeyond<One>(ordered: readonly One[], place: number, placeOf: (one: One) => number = Number): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const one = ordered[middle];
    if (one !== undefined && placeOf(one) <= place) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
