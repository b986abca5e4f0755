/** `scrollIntoView` would scroll the document as well, and so lose the position that the tab is to keep. */
export function bringIntoStrip(entry: HTMLElement): void {
  const strip = entry.parentElement;
  if (strip === null) return;
  const { offsetLeft, offsetWidth } = entry;
  strip.scrollLeft = Math.max(offsetLeft + offsetWidth - strip.clientWidth, Math.min(strip.scrollLeft, offsetLeft));
}
