/** Stands for a text between elements. */
export const TEXT_MARK = '#text';

/** Stands for an attribute that has the prefix of its element. */
export const ownMark = (localName: string): string => `#${localName}`;

/**
 * Puts what is meant in the place of marks. They are elements and attributes with names that no XML can have, for things that moddle
 * cannot write: it writes texts before elements, and leaves the prefix out of an attribute when the element has it too.
 *
 * @param xml written by moddle, which escapes texts, and quotation marks in attributes
 */
export function withoutMarks(xml: string): string {
  const texts = xml.includes(`<${TEXT_MARK}>`) ? withTexts(xml) : xml;
  if (!MARKED.test(texts)) return texts;
  return texts.replaceAll(/<(?:([^\s<>/:]+):)?[^<>]*>/g, (tag, prefix?: string) =>
    tag.replaceAll(MARKS, prefix === undefined ? ' $1="' : ` ${prefix}:$1="`),
  );
}

/** Puts texts in the place of their marks and of the white space around these. */
function withTexts(xml: string): string {
  // An expression for the white space would try each of it as its beginning.
  const parts = xml.split(/<#text>([^<]*)<\/#text>/);
  const last = parts.length - 1;
  return parts
    .map((part, index) => {
      if (index % 2 === 1) return part;
      const begun = index === 0 ? part : part.trimStart();
      return index === last ? begun : begun.trimEnd();
    })
    .join('');
}

const MARKED = / #[^\s="<>]+="/;

const MARKS = / #([^\s="<>]+)="/g;
