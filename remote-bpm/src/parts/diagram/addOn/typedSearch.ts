import type Canvas from 'diagram-js/lib/core/Canvas';

/**
 * Has bpmn-js search for what its boxes hold however it came there: bpmn-js waits for keys to be let go, and what an input method, the
 * clipboard or a voice puts in has none. The Enter by which an input method takes its word chooses nothing.
 */
function searchAsTyped(canvas: Canvas): void {
  const container = canvas.getContainer();
  let composing = false;
  const listen = (type: 'input' | 'keydown' | 'keyup', listener: (event: Event) => void): void =>
    container.addEventListener(type, (event) => isSearch(event.target) && listener(event), { capture: true });
  listen('input', ({ target }) => target?.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true })));
  listen('keydown', (event) => {
    composing = (event as KeyboardEvent).isComposing; // It is one.
    if (composing) event.stopPropagation();
  });
  listen('keyup', (event) => {
    if (composing && (event as KeyboardEvent).key === 'Enter') event.stopPropagation();
  });
}

const isSearch = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.closest('.djs-search-input, .djs-popup-search') !== null;

/** This module of bpmn-js searches for words of input methods, too. */
export const typedSearch = {
  __init__: ['typedSearch'],
  typedSearch: ['type', Object.assign(searchAsTyped, { $inject: ['canvas'] })],
};
