/** Whoever has the focus there may type a question mark. A drawing with a key of that name for itself prevents its default. */
const TYPING = 'input, textarea, select, [contenteditable], [role="combobox"], [role="textbox"]';

/** Whether a press is `?` that nobody else wants. Keyboards have it on different keys, and input methods write it wider. */
export function isShortcutsKey({
  key,
  code,
  shiftKey,
  ctrlKey,
  altKey,
  metaKey,
  defaultPrevented,
  target,
}: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || altKey || metaKey) return false;
  // An input method may hide the character.
  if (key !== '?' && key !== '？' && !(key === 'Process' && code === 'Slash' && shiftKey)) return false;
  return !(target instanceof Element && target.closest(TYPING) !== null);
}
