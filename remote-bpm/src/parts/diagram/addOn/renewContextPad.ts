import type ContextPad from 'diagram-js/lib/features/context-pad/ContextPad';

/** Asks again for the tools beside what is selected: some come, or go, while they are open. */
export function renewContextPad(contextPad: ContextPad): void {
  const { _current: current } = contextPad as unknown as {
    readonly _current: { readonly target: Parameters<ContextPad['open']>[0] } | null;
  }; // Its declaration leaves it out.
  if (current !== null) contextPad.open(current.target, true);
}
