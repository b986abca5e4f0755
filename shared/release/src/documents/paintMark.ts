/** This matches an element that the first paint waits for, as React writes it; its id is the first group. */
export const PAINT_MARK = /<span id="([\w-]+)" data-blocking="render" hidden=""><\/span>/g;
