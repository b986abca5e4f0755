/** Gives markup back without the parts that could do harm. */
export type Sanitise = (html: string) => string;

/**
 * A page module's `handle`, where the page makes markup of text that people wrote. A shell that lets markup in through a
 * policy has the sanitiser in place before the page is there; the page's own loader has to use it as well, for
 * not every shell and browser has such a policy.
 */
export interface MarkupHandle {
  /** Loads the sanitiser, the first time only. */
  readonly sanitiser: () => Promise<Sanitise>;
}

/** Gives the sanitiser of a page's handle; null for a page that makes no markup. */
export const sanitiserOf = (handle: unknown): MarkupHandle['sanitiser'] | null =>
  isMarkupHandle(handle) ? () => handle.sanitiser() : null;

const isMarkupHandle = (handle: unknown): handle is MarkupHandle =>
  typeof handle === 'object' && handle !== null && 'sanitiser' in handle && typeof handle.sanitiser === 'function';
