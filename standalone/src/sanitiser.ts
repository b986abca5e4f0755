type Sanitise = (html: string) => string;

/** The property of `window` through which the policy's script takes a sanitiser. */
const NAME = 'standaloneSanitiser';

type Window = Partial<Record<typeof NAME, (sanitise: Sanitise) => void>>;

/** For the policy's script. @returns the sanitiser that is handed over later; until then no text becomes markup */
export function offerSanitiser(): Sanitise {
  let sanitise: Sanitise | null = null;
  (window as Window)[NAME] = (given) => void (sanitise ??= given);
  return (html) => {
    if (sanitise === null) throw new TypeError('markup from text: the page has to await prepareMarkup() first');
    return sanitise(html);
  };
}

/** For the shell: gives the function that hands a sanitiser over, and removes it from `window`. */
export function takeSanitiser(): (sanitise: Sanitise) => void {
  const accept = (window as Window)[NAME];
  delete (window as Window)[NAME];
  if (accept === undefined) throw new Error('the script of the policy has not run');
  return accept;
}
