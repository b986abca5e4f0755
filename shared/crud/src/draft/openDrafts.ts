/** Says in which drafts somebody works right now, in this window or another. */
export interface OpenDrafts {
  /** Marks a draft as worked in. @returns a function that takes the mark away; it goes with the window as well, even when that crashes */
  readonly open: (id: string) => () => void;
  readonly ids: () => Promise<ReadonlySet<string>>;
}

const PREFIX = 'zhilv.draft ';

/** Marks by locks of the browser. Without them, on plain http, every draft counts as left behind: it is offered, and nothing is lost. */
export const draftsInWindows: OpenDrafts = {
  open: (id) => {
    const { promise, resolve } = endless();
    const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>; // Absent outside of secure contexts.
    // A document that is being left gets none any more.
    locks?.request(PREFIX + id, () => promise).catch(() => {});
    return resolve;
  },
  ids: async () => {
    const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
    const { held = [] } = (await locks?.query()) ?? {};
    return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) === true ? [name.slice(PREFIX.length)] : [])));
  },
};

/** `Promise.withResolvers` is younger than the oldest browsers of the console. */
function endless(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}
