const PREFIX = 'zhilv.spu ';

/** Marks what an editor keeps as worked on, by a lock of the browser: it goes with the window, even when that crashes. */
export function markOpen(id: string): () => void {
  let end = (): void => {};
  const until = new Promise<void>((resolve) => (end = resolve));
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>; // Absent outside of secure contexts.
  // A document that is being left gets none any more.
  locks?.request(PREFIX + id, () => until).catch(() => {});
  return end;
}

/** The marks of all windows. Without locks, on plain http, everything counts as left behind: it is offered, and nothing is lost. */
export async function openEditors(): Promise<ReadonlySet<string>> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  const { held = [] } = (await locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) === true ? [name.slice(PREFIX.length)] : [])));
}
