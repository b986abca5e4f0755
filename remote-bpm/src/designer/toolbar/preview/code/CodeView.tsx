import { useRowWindow } from '@zhilv/ui/tree-list';
import { type Ref, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react';
import type { CodeText } from './CodeText.ts';
import styles from './CodeView.module.css';
import { type CodeRun, highlightCode } from './highlightCode.ts';
import { type FindInLine, markedRuns } from './markedRuns.ts';

/** Longer lines than this, in UTF-16 units, are cut: a browser lays out each as a whole. */
const LONGEST_LINE = 4000;

/** As the stylesheet has it, in pixels. */
const LINE_HEIGHT = 20;

interface CodeFinds {
  /** Where each find begins, in their order. */
  readonly places: readonly number[];
  readonly length: number;
  /** The index of the find that people look at; -1 for none. */
  readonly current: number;
}

export interface CodeViewHandle {
  /** Scrolls to a place of the text. */
  readonly reveal: (place: number) => void;
}

export interface CodeViewProps {
  code: CodeText;
  label: string;
  finds: CodeFinds;
  ref?: Ref<CodeViewHandle>;
}

/** Shows a text of any size in colours. Only the lines that can be seen are drawn. */
export function CodeView({ code, label, finds, ref }: CodeViewProps) {
  const scroller = useRef<HTMLElement>(null);
  const { begin, end, reveal } = useRowWindow(scroller, code.lineCount, LINE_HEIGHT);
  useImperativeHandle(ref, () => ({ reveal: (place) => reveal(code.lineAt(place)) }), [code, reveal]);
  const lines = useMemo(() => colouredLines(code, begin, end), [code, begin, end]);

  // The line is in sight by now, but the find may be far at its right.
  useLayoutEffect(() => {
    const mark = scroller.current?.querySelector(`[data-current='${finds.current}']`);
    const [found, seen] = [mark?.getBoundingClientRect(), scroller.current?.getBoundingClientRect()];
    if (found === undefined || seen === undefined) return;
    if (found.right > seen.right || found.left < seen.left + NUMBERS_WIDTH)
      scroller.current?.scrollBy({ left: found.left - seen.left - seen.width / 2 });
  }, [finds]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without the focus the keyboard could not scroll it
    <section ref={scroller} className={styles['scroller']} aria-label={label} tabIndex={0}>
      <div className={styles['all']} style={{ height: code.lineCount * LINE_HEIGHT }}>
        <div className={styles['seen']} style={{ transform: `translateY(${begin * LINE_HEIGHT}px)` }}>
          {lines.map(({ number, runs }) => (
            <CodeLine key={number} number={number} runs={runs} finds={findsIn(code, number - 1, finds)} current={finds.current} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** The stylesheet's column of numbers, in pixels. */
const NUMBERS_WIDTH = 64;

interface CodeLineProps {
  number: number;
  runs: readonly CodeRun[];
  finds: readonly FindInLine[];
  current: number;
}

function CodeLine({ number, runs, finds, current }: CodeLineProps) {
  return (
    <div className={styles['line']}>
      <span className={styles['lineNumber']} aria-hidden="true">
        {number}
      </span>
      <code>
        {markedRuns(runs, finds).map(({ text, scope, find }, index) => {
          const className = scope === null ? undefined : styles[scope];
          const key = `${index} ${find === current}`;
          return find === null ? (
            <span key={key} className={className}>
              {text}
            </span>
          ) : (
            <mark key={key} className={className} data-current={find === current ? find : undefined}>
              {text}
            </mark>
          );
        })}
      </code>
    </div>
  );
}

function colouredLines(code: CodeText, begin: number, end: number) {
  const part = code.partToColour(begin, end);
  const coloured = part === null ? [] : highlightCode(part.text, code.language).slice(begin - part.first);
  return Array.from({ length: end - begin }, (_, index) => ({
    number: begin + index + 1,
    runs: runsOf(code.line(begin + index), coloured[index]),
  }));
}

function runsOf(line: string, coloured: readonly CodeRun[] | undefined): readonly CodeRun[] {
  const left = line.length - LONGEST_LINE;
  if (left <= 0) return coloured ?? [{ text: line, scope: null }];
  return [
    { text: line.slice(0, LONGEST_LINE), scope: null },
    { text: ` …… 此行还有 ${left} 个字符`, scope: 'comment' },
  ];
}

function findsIn(code: CodeText, line: number, { places, length }: CodeFinds): readonly FindInLine[] {
  const [start, end] = [code.startOf(line), code.startOf(line + 1)];
  const found: FindInLine[] = [];
  for (let index = firstAtLeast(places, start); index < places.length; index += 1) {
    const begin = (places[index] ?? end) - start;
    if (start + begin >= end) break;
    found.push({ index, begin, end: begin + length });
  }
  return found;
}

/** The index of the first of these, in rising order, that is not below a value. */
function firstAtLeast(ordered: readonly number[], value: number): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((ordered[middle] ?? value) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
