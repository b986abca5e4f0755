type Sanitise = (html: string) => string;

/** Where the policy's script leaves the way to hand a sanitiser over. */
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

/** For the shell: takes what was offered and leaves nothing for whoever comes later. */
export function takeSanitiser(): (sanitise: Sanitise) => void {
  const accept = (window as Window)[NAME];
  delete (window as Window)[NAME];
  if (accept === undefined) throw new Error('the script of the policy has not run');
  return accept;
}
