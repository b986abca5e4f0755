import ContextPads from 'bpmn-js-token-simulation/lib/features/context-pads/ContextPads';
import type Overlays from 'diagram-js/lib/features/overlays/Overlays';
import { chineseOf } from './chineseOf.ts';

type Add = (element: unknown, type: string, options: { readonly html: HTMLElement }) => string;

/** The buttons at elements: to have an event happen, to stop at an activity, to choose the flow that a gateway takes. */
export class TriggerPads extends ContextPads {
  constructor(events: unknown, elements: unknown, overlays: Overlays, ...rest: readonly unknown[]) {
    super(events, elements, inChinese(overlays), ...rest);
  }
}

/** Gives overlays that name the buttons in Chinese. The package shows none below half of the size, where most diagrams are on a phone. */
function inChinese(overlays: Overlays): Overlays {
  const add: Add = (element, type, options) => {
    const text = chineseOf(options.html.title);
    options.html.title = text;
    options.html.setAttribute('aria-label', text);
    const shown = { ...options, show: { minZoom: 0 }, scale: { min: 0.8, max: 1.2 } };
    return (overlays.add as unknown as Add).call(overlays, element, type, shown); // Its declaration wants a position here.
  };
  // The package asks the overlays for more than they declare.
  return Object.create(overlays, { add: { value: add } }) as Overlays;
}
