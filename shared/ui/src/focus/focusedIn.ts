/**
 * Finds the element that has the focus, as the part of the document sees it in which `node` is. Around a shadow root the document knows
 * no more than that its host has the focus.
 */
export function focusedIn(node: Node | null): Element | null {
  const root = node?.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : document.activeElement;
}

/** Whether the element that had the focus has gone with it, in a shadow root too. */
export const isFocusLost = (): boolean => document.activeElement === document.body;

/** Gives the focus back to an element that had it, as long as it is there. */
export function focusAgain(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus();
}
