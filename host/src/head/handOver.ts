/** Gives markup back without what could do harm. */
export type Sanitise = (html: string) => string;

/** Takes the sanitiser through which all text goes that becomes markup. */
export type HandOver = (sanitise: Sanitise) => void;

/** Where the head script leaves it for the document's entry. */
const NAME = 'zhilvHandOver';

type Window = Partial<Record<typeof NAME, HandOver>>;

/** For the head script: offers the policy's door to the document's entry. */
export function offerHandOver(handOver: HandOver): void {
  Object.defineProperty(window, NAME, { value: handOver, configurable: true });
}

/** For the document's entry: takes what the head script offers and leaves nothing for whoever comes later. */
export function takeHandOver(): HandOver | null {
  const handOver = (window as Window)[NAME] ?? null;
  delete (window as Window)[NAME];
  return handOver;
}
