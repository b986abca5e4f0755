/**
 * Marks a place with `data-by-pointer` from when a pointer is pressed anywhere on the page until Tab is. Browsers take a focus that a script moves,
 * as bpmn-js does at each press, for the keyboard's when a text had it before, and would frame the drawing. @returns a function that ends it
 */
export function markPointer(place: HTMLElement): () => void {
  const page = place.ownerDocument;
  const pressed = (): void => place.setAttribute('data-by-pointer', '');
  const typed = ({ key }: KeyboardEvent): void => {
    if (key === 'Tab') place.removeAttribute('data-by-pointer');
  };
  page.addEventListener('pointerdown', pressed, true);
  page.addEventListener('keydown', typed, true);
  return () => {
    page.removeEventListener('pointerdown', pressed, true);
    page.removeEventListener('keydown', typed, true);
  };
}
