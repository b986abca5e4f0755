import { isApple } from '@zhilv/platform';

/** The key of the command box as people read it, and as assistive technology does. */
export const COMMAND_KEY = isApple()
  ? ({ text: '⌘ K', aria: 'Meta+K' } as const)
  : ({ text: 'Ctrl K', aria: 'Control+K' } as const);

/** Whether a press is that of the command box, which an editor may have used for itself. */
export function isCommandKey({ key, code, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey || shiftKey) return false;
  // In text of Apple's, Ctrl K deletes to the end of the line.
  if (isApple() ? !metaKey || ctrlKey : !ctrlKey || metaKey) return false;
  // An input method hides the letter.
  return key.toLowerCase() === 'k' || (key === 'Process' && code === 'KeyK');
}
