import type Canvas from 'diagram-js/lib/core/Canvas';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import type EventBus from 'diagram-js/lib/core/EventBus';
import type ContextPad from 'diagram-js/lib/features/context-pad/ContextPad';
import type Palette from 'diagram-js/lib/features/palette/Palette';
import { type Dragging, middleOf, putDown } from './putDown.ts';

/** The parts of the services that are used; bpmn-js's own declarations lack some of them. */
interface Services {
  readonly eventBus: EventBus;
  readonly elementRegistry: ElementRegistry;
  readonly canvas: Canvas;
  readonly contextPad: ContextPad;
  readonly palette: Palette;
  readonly dragging: Dragging;
}

interface Injector {
  get<Name extends keyof Services>(name: Name): Services[Name];
}

/**
 * This module of bpmn-js makes the entries of palette and context pad buttons for the keyboard too; bpmn-js makes them for
 * the pointer only. An element that the palette would hang on the pointer is put down where the canvas is free.
 */
export const keyboardEntries = {
  __init__: ['keyboardEntries'],
  keyboardEntries: ['type', Object.assign(listen, { $inject: ['injector'] })],
};

function listen(injector: Injector): void {
  const events = injector.get('eventBus');
  events.on('palette.create', ({ container }: { container: HTMLElement }) => {
    onPress(container, (action) => pressInPalette(injector, action));
    events.on('palette.changed', () => makeButtons(container));
  });
  events.on('contextPad.open', ({ current: { html } }: { current: { html: HTMLElement } }) => {
    makeButtons(html);
    onPress(html, (action) => {
      injector.get('contextPad').triggerEntry(action, 'click', middleOf(injector.get('canvas')));
    });
  });
  // An entry that is pressed has the focus, and goes with its pad: the keys of the canvas work on all the same.
  events.on('contextPad.close', () => injector.get('canvas').restoreFocus());
}

function makeButtons(container: HTMLElement): void {
  for (const entry of container.querySelectorAll<HTMLElement>('.entry')) {
    entry.tabIndex = 0;
    entry.setAttribute('role', 'button');
    // Without a label the glyph of the icon font would be the name.
    if (entry.title !== '') entry.setAttribute('aria-label', entry.title);
  }
}

function onPress(container: HTMLElement, press: (action: string) => void): void {
  container.addEventListener('keydown', (event) => {
    const action = event.target instanceof HTMLElement ? event.target.dataset['action'] : undefined;
    if (action === undefined || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    press(action);
  });
}

function pressInPalette(injector: Injector, action: string): void {
  injector.get('palette').triggerEntry(action, 'click', middleOf(injector.get('canvas')), true);
  putDown(injector);
}
