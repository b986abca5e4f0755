import { useInsertionEffect } from 'react';
import { hold, noteUse } from './heldObjects.ts';
import { usePage } from './PageContext.ts';

/** Makes a held object and disposes of it. */
export interface Holding<Value> {
  readonly create: () => Value;
  readonly dispose: (value: Value) => void;
}

/**
 * Holds a heavy object (a modeler, an editor, a chart) for the page's tab. It is made once, kept while the tab is hidden, and
 * disposed of when the page ends, when the component goes, or when another `key` takes its place. Attach the object to the
 * document in an effect and detach it in the effect's clean-up, which runs when the tab hides.
 *
 * @example const diagram = useHeld(`model ${id}`, { create: () => new OpenDiagram(xml), dispose: (one) => one.destroy() });
 */
export function useHeld<Value>(key: string, holding: Holding<Value>): Value {
  const page = usePage();
  const value = hold(page, key, holding);

  // An effect's clean-up would run for a hidden tab too. The microtask lets the next user of the object register first.
  useInsertionEffect(() => {
    const leave = noteUse(page, key);
    return () => queueMicrotask(leave);
  }, [page, key]);
  return value;
}
