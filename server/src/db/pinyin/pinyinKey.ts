import { Buffer } from 'node:buffer';

/**
 * The characters that have a place of their own, as first and last code point, those that are read most often first. All others come
 * behind them. A character that decomposes, such as a wide digit, has the places of its parts.
 */
const RANGES: readonly (readonly [first: number, last: number])[] = [
  // Han, all but the rare ones that no font has.
  [0x4e00, 0x9fff],
  // ASCII, Latin-1 without the soft hyphen, and punctuation. What ICU passes over is not among them.
  [0x20, 0x7e],
  [0x3001, 0x3029],
  [0x2010, 0x2027],
  [0x2030, 0x205e],
  [0xa1, 0xac],
  [0xae, 0xff],
];

/**
 * ICU has a place for these words that is not their first character's (a search of all pairs found no others). While a key is made each
 * is one character of this range.
 */
const WORDS = ['重庆', '沈阳', '藏文'] as const;
const WORDS_FROM = 0xe000;

/**
 * Gives the statement that makes `pinyin_key(text)`. The bytes that it answers have the order in which ICU's collator puts the texts:
 * punctuation, numbers, Han by pinyin, Latin; texts that differ only in case, accent or width are equal. The order is that of the
 * process that runs this (docs/decisions/0049-names-in-pinyin-order.md).
 */
export const pinyinKeyFunction = (): string =>
  // One expression for each character: a statement more, or a second use of the table, takes several times as long.
  `CREATE OR REPLACE FUNCTION "pinyin_key"("words" text) RETURNS bytea LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 500 AS $$
DECLARE
	"key" bytea := '';
	"character" text;
	"code" int;
BEGIN
	FOREACH "character" IN ARRAY string_to_array(${withWords('normalize("words", NFKD)')}, NULL) LOOP
		"code" := ascii("character");
		-- An accent stands behind its letter, and counts as little as case.
		CONTINUE WHEN "code" BETWEEN 768 AND 879;
		"key" := "key" || coalesce(substr(decode('
${base64Lines(places())}
', 'base64'), CASE
${cases()}
		END, 2), '\\xffff' || convert_to("character", 'UTF8'));
	END LOOP;
	RETURN "key";
END
$$;
`;

/** The places of all characters, one after the other, each a number of two bytes. */
function places(): Buffer {
  const { compare } = new Intl.Collator('zh-u-co-pinyin', { sensitivity: 'base' });
  const single = RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  const characters = [...single, ...WORDS];
  const placeOf = new Map<string, number>();
  let before = '';
  let place = 0;
  for (const character of characters.toSorted(compare)) {
    if (compare(before, character) !== 0) place += 1;
    placeOf.set(character, place);
    before = character;
  }
  const bytes = Buffer.alloc(characters.length * 2);
  for (const [index, character] of characters.entries()) bytes.writeUInt16BE(placeOf.get(character) ?? 0, index * 2);
  return bytes;
}

/** Where in the table, from 1, the place of a code point begins. */
function cases(): string {
  let begin = 1;
  return [...RANGES, [WORDS_FROM, WORDS_FROM + WORDS.length - 1] as const]
    .map(([first, last]) => {
      const line = `\t\t\tWHEN "code" BETWEEN ${first} AND ${last} THEN ("code" - ${first}) * 2 + ${begin}`;
      begin += (last - first + 1) * 2;
      return line;
    })
    .join('\n');
}

const withWords = (text: string): string =>
  WORDS.reduce((all, word, index) => `replace(${all}, '${word}', chr(${WORDS_FROM + index}))`, text);

const base64Lines = (bytes: Buffer): string => bytes.toString('base64').replaceAll(/.{128}(?!$)/g, '$&\n');
