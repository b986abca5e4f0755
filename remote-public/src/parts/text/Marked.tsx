import { Fragment } from 'react';
import { markedParts } from './markedParts.ts';
import styles from './Marked.module.css';

interface MarkedProps {
  readonly text: string;
  /** The words to mark; nothing is marked when they are empty. */
  readonly words: string;
  /** Where the text offers a break, counted from its start, within what is marked too. */
  readonly breaks?: readonly number[];
}

/** A text in which the words searched for stand out. */
export function Marked({ text, words, breaks }: MarkedProps) {
  return markedParts(text, words).map(({ start, part, found }) => {
    const content = withBreaks(start, part, breaks);
    return found ? (
      <mark className={styles['mark']} key={start}>
        {content}
      </mark>
    ) : (
      <Fragment key={start}>{content}</Fragment>
    );
  });
}

/** Writes a part that begins at `start`, with the breaks that are offered before it and in it. */
function withBreaks(start: number, part: string, breaks: readonly number[] = []) {
  const end = start + part.length;
  const places = breaks.filter((place) => place > start && place < end);
  return [start, ...places].map((place, index, all) => (
    <Fragment key={place}>
      {breaks.includes(place) && <wbr />}
      {part.slice(place - start, (all[index + 1] ?? end) - start)}
    </Fragment>
  ));
}
