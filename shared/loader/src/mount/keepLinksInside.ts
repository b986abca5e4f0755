interface Links {
  /** Goes to an address of the remote, or tells the shell of another one. */
  readonly follow: (address: string) => void;
  /** Tells the shell of an address that is to be shown elsewhere. */
  readonly tell: (address: string) => void;
}

/**
 * Keeps the links within an element from leading the page around it away. What their code has dealt with already, files to save and
 * what other programs open stay as they are.
 */
export function keepLinksInside(element: Element, { follow, tell }: Links): void {
  const onPress = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const address = link?.getAttribute('href') ?? '';
    if (event.defaultPrevented || link === null || link.hasAttribute('download') || isForOthers(address)) return;
    // The right button opens a menu.
    if (event instanceof MouseEvent && event.button === 2) return;
    event.preventDefault();
    if (address.startsWith('#')) within(element, address)?.scrollIntoView();
    else if (isElsewhere(event, link) || isAbsolute(address)) tell(address);
    else follow(address);
  };
  // A press of the middle button is no click.
  for (const type of ['click', 'auxclick']) element.addEventListener(type, onPress);
}

const isAbsolute = (address: string): boolean => /^(https?:)?\/\//i.test(address);

/** Whether the address is none of a page, such as `tel:` or `blob:`. */
const isForOthers = (address: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(address) && !isAbsolute(address);

/** Whether another window was asked for. */
const isElsewhere = (event: Event, link: Element): boolean =>
  event instanceof MouseEvent &&
  (event.button !== 0 ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    !['', '_self'].includes(link.getAttribute('target') ?? ''));

const within = (element: Element, hash: string): Element | null =>
  element.querySelector(`[id="${CSS.escape(decodeURIComponent(hash.slice(1)))}"]`);
