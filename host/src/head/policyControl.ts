/** Removes everything from markup that could do harm. */
export type Sanitise = (html: string) => string;

/** The part of the script policy that the document's entry decides. */
export interface PolicyControl {
  /** Sets the sanitiser for all text that becomes markup. Only the first call counts. */
  readonly sanitiseBy: (sanitise: Sanitise) => void;
  /** Allows scripts below one more address of this origin: that of a release that was published since. */
  readonly allowScriptsBelow: (base: string) => void;
  /** Allows one script that is in no release, by its whole address: web analytics, once the visitor agreed. */
  readonly allowScript: (address: string) => void;
}

/** The property of `window` through which the head script hands it to the document's entry. */
const NAME = 'zhilvPolicy';

type Window = Partial<Record<typeof NAME, PolicyControl>>;

/** For the head script: hands the control to the document's entry. */
export function offerControl(control: PolicyControl): void {
  Object.defineProperty(window, NAME, { value: control, configurable: true });
}

/** For the document's entry: takes the control and removes it from `window`, so that no later script finds it. */
export function takeControl(): PolicyControl | null {
  const control = (window as Window)[NAME] ?? null;
  delete (window as Window)[NAME];
  return control;
}
