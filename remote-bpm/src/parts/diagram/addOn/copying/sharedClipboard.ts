import nativeCopyPaste from 'bpmn-js-native-copy-paste';
import type EventBus from 'diagram-js/lib/core/EventBus';
import type CopyPaste from 'diagram-js/lib/features/copy-paste/CopyPaste';
import type { Moddle } from '../../../bpmn/moddle/ModdleElement.ts';
import { pack, type Types, unpack } from './clipboardText.ts';
import { isPasteable } from './isPasteable.ts';

/** What is copied or pasted. */
interface Copied {
  tree?: unknown;
  readonly hints?: { readonly clip?: boolean };
  readonly element?: unknown;
  readonly point?: unknown;
}

/** Before bpmn-js-native-copy-paste, which takes copies at 2050. */
const EARLIER = 3000;

/** The name under which what came from the clipboard of the system stands in place of a tree. */
const PACKED = 'packed';

/**
 * Copies between tabs and windows by the clipboard of the system, where bpmn-js-native-copy-paste reads and writes. What comes from there is
 * looked at before anything of it is used. Where the browser refuses the clipboard, what was copied can be pasted in the same diagram.
 */
function shareClipboard(eventBus: EventBus, copyPaste: CopyPaste, moddle: Moddle & Types): void {
  // A page that is not loaded over TLS has no clipboard; bpmn-js's own then does.
  if ((navigator as Partial<Navigator>).clipboard === undefined) return;
  let own: unknown;
  let refused = false;
  let asked: Copied = {};
  eventBus.on<Copied>('copyPaste.elementsCopied', EARLIER, (event) => {
    if (event.hints?.clip === false) return;
    own = event.tree;
    refused = false;
    event.tree = { [PACKED]: pack(own) };
  });
  eventBus.on<Copied>('copyPaste.pasteElements', EARLIER, (event) => {
    if (event.tree === undefined) {
      asked = { hints: event.hints, element: event.element, point: event.point } as Copied;
      if (refused) event.tree = own;
      return undefined;
    }
    if (!isPacked(event.tree)) return undefined;
    const elements = unpack(event.tree[PACKED], moddle);
    if (!isPasteable(elements)) return false;
    event.tree = elements;
    return undefined;
  });
  eventBus.on<{ readonly message: string; readonly error: unknown }>('native-copy-paste:error', ({ message, error }) => {
    // When the browser did not refuse it, something is in the clipboard that only begins like a diagram.
    if (!(error instanceof DOMException)) return;
    refused = true;
    if (message.includes('paste') && own !== undefined) copyPaste.paste({ ...asked, tree: own });
  });
}

const isPacked = (tree: unknown): tree is { readonly [PACKED]: unknown } =>
  typeof tree === 'object' && tree !== null && PACKED in tree;

/** This module of bpmn-js copies elements to other tabs and windows. */
export const sharedClipboard = {
  __depends__: [nativeCopyPaste],
  __init__: ['sharedClipboard'],
  sharedClipboard: ['type', Object.assign(shareClipboard, { $inject: ['eventBus', 'copyPaste', 'moddle'] })],
};
