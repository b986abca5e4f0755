import type Keyboard from 'diagram-js/lib/features/keyboard/Keyboard';
import { useEffect, useEffectEvent } from 'react';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';

/**
 * Has keys do something while the focus is on the canvas. `Mod` is Ctrl, or ⌘; letters and digits mean the key at their place, for with Alt and
 * Shift a keyboard gives other signs. `diagramShortcuts.lazy.ts` has to name them.
 *
 * @param actions by the keys that are held together, in the order Mod, Alt, Shift: `{ 'Alt+Shift+H': distribute }`
 */
export function useCanvasKeys(diagram: OpenDiagram, actions: Readonly<Record<string, () => unknown>>): void {
  const press = useEffectEvent((event: KeyboardEvent): true | undefined => {
    const action = actions[keysOf(event)];
    action?.();
    // This keeps the browser from what it would do, and bpmn-js, too.
    return action && true;
  });
  useEffect(() => {
    const keyboard = diagram.service<Keyboard>('keyboard');
    const listener = ({ keyEvent }: { keyEvent: KeyboardEvent }) => press(keyEvent);
    keyboard.addListener(EARLY, listener);
    return () => keyboard.removeListener(listener);
  }, [diagram]);
}

/** Before bpmn-js, whose priority is 1000. */
const EARLY = 1500;

function keysOf({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent): string {
  const key = code.replace(/^(?:Key|Digit)/, '');
  return [(ctrlKey || metaKey) && 'Mod', altKey && 'Alt', shiftKey && 'Shift', key].filter(Boolean).join('+');
}
