import { DebounceInputModule } from '@bpmn-io/properties-panel';
import type EventBus from 'diagram-js/lib/core/EventBus';

/** People who have not typed for this time have paused; as in the plain panel. */
const PAUSE_MS = 400;

/** A listener with this priority is called before those who show what is selected. */
const FIRST = 5000;

type Write = (...given: readonly unknown[]) => unknown;

/**
 * Gives the panel its `debounceInput`: what people type is written when they pause, when something else is selected, and when the
 * diagram has everyone write.
 */
export function settledInput(events: EventBus): (write: Write) => unknown {
  const debounce = DebounceInputModule.debounceInput[1](PAUSE_MS);
  const waiting = new Set<{ flush(): void }>();
  events.on(['selection.changed', 'diagram.settle'], FIRST, () => {
    for (const each of waiting) each.flush();
  });
  return (write) => {
    const later = debounce((...given) => {
      waiting.delete(later);
      write(...given);
    });
    const typed = (...given: readonly unknown[]): void => {
      waiting.add(later);
      later(...given);
    };
    const cancel = (): void => {
      waiting.delete(later);
      later.cancel();
    };
    return Object.assign(typed, { flush: () => later.flush(), cancel });
  };
}
settledInput.$inject = ['eventBus'];
