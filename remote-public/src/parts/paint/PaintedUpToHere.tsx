interface PaintedUpToHereProps {
  /** No other element of the page has it. */
  readonly id: string;
}

/**
 * Ends a part of a page that is painted whole, because what there is of it would move as the rest arrives. The document's first
 * paint waits until the browser has read this element. Chromium waits for the start of an element only, not for its end, so
 * the mark cannot be the part itself.
 */
export const PaintedUpToHere = ({ id }: PaintedUpToHereProps) => <span id={id} data-blocking="render" hidden />;
