/** Gives markup back without what could do harm. */
export type Sanitise = (html: string) => string;

/** What the document's entry may decide of the script policy. */
export interface PolicyControl {
  /** Takes the sanitiser through which all text goes that becomes markup; only the first one counts. */
  readonly sanitiseBy: (sanitise: Sanitise) => void;
  /** Lets scripts come from below one more address of this origin, that of a release published since. */
  readonly allowScriptsBelow: (base: string) => void;
  /** Lets one script come from where no release is, by its whole address: web analytics, once the visitor agreed. */
  readonly allowScript: (address: string) => void;
}

/** Where the head script leaves it for the document's entry. */
const NAME = 'zhilvPolicy';

type Window = Partial<Record<typeof NAME, PolicyControl>>;

/** For the head script: offers the control to the document's entry. */
export function offerControl(control: PolicyControl): void {
  Object.defineProperty(window, NAME, { value: control, configurable: true });
}

/** For the document's entry: takes what the head script offers and leaves nothing for whoever comes later. */
export function takeControl(): PolicyControl | null {
  const control = (window as Window)[NAME] ?? null;
  delete (window as Window)[NAME];
  return control;
}
