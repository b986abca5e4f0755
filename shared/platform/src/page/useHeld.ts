import { useInsertionEffect } from 'react';
import { hold, noteUse } from './heldObjects.ts';
import { usePage } from './PageContext.ts';

/** How a held object begins and ends. */
export interface Holding<Value> {
  readonly create: () => Value;
  readonly dispose: (value: Value) => void;
}

/**
 * A heavy object that belongs to the page's tab (a modeler, an editor, a chart): made once, kept while the tab is
 * hidden, disposed of when the page ends, when the component goes, or when another `key` takes its place. Attach it
 * to the document in an effect and detach it in the effect's clean-up: that is what runs when the tab hides.
 *
 * @example const drawing = useHeld(`model ${id}`, { create: () => new Drawing(xml), dispose: (one) => one.destroy() });
 */
export function useHeld<Value>(key: string, holding: Holding<Value>): Value {
  const page = usePage();
  const value = hold(page, key, holding);

  // Not an effect, whose clean-up runs for a hidden tab too. The microtask lets whoever takes over come first.
  useInsertionEffect(() => {
    const leave = noteUse(page, key);
    return () => queueMicrotask(leave);
  }, [page, key]);
  return value;
}
