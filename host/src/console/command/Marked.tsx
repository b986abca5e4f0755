import type { Span } from '../search/Span.ts';

export interface MarkedProps {
  children: string;
  spans: readonly Span[];
}

/** A text in which the characters that were typed are marked. */
export function Marked({ children: text, spans }: MarkedProps) {
  const parts: React.ReactNode[] = [];
  let end = 0;
  for (const [first, last] of spans) {
    parts.push(text.slice(end, first), <mark key={first}>{text.slice(first, last + 1)}</mark>);
    end = last + 1;
  }
  return [...parts, text.slice(end)];
}
