/** Moves the focus to the next entry that begins with what a press types, unless the focus goes elsewhere meanwhile. */
export async function focusTyped(event: KeyboardEvent, from: HTMLElement, entries: readonly HTMLElement[]): Promise<void> {
  const character = typedCharacter(event);
  if (character === null) return;
  const entry = await typedEntry(entries, entries.indexOf(from), character);
  if (document.activeElement === from) entry?.focus();
}

/** Gives the character that a press types; null for other keys, and for those that press a button or belong to the browser. */
function typedCharacter({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): string | null {
  return /^\S$/u.test(key) && !altKey && !ctrlKey && !metaKey ? key.toLowerCase() : null;
}

/** Gives the next entry after position `at`, coming round, whose name or its pinyin begins with the character; null where none does. */
async function typedEntry(entries: readonly HTMLElement[], at: number, character: string): Promise<HTMLElement | null> {
  const begins = await beginning(entries.map(nameOf), character);
  const inTurn = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
  return inTurn.find((entry) => begins(nameOf(entry))) ?? null;
}

const nameOf = (entry: HTMLElement): string => (entry.getAttribute('aria-label') ?? entry.textContent).trim();

async function beginning(names: readonly string[], character: string): Promise<(name: string) => boolean> {
  const isWritten = (name: string): boolean => name.toLowerCase().startsWith(character);
  if (!/[a-z]/.test(character)) return isWritten;
  try {
    const { pinyinSpans } = await import('./spelling.lazy.ts');
    const spans = pinyinSpans(names, character);
    return (name) => isWritten(name) || spans.get(name)?.[0] === 0;
  } catch {
    // Offline, or another release has come: a letter finds what is written with it, and another press may find more.
    return isWritten;
  }
}
