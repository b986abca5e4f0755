type Sanitise = (html: string) => string;

let handOver: ((sanitise: Sanitise) => void) | null = null;
let prepared: Promise<void> | null = null;

/**
 * Registers the shell's policy where Trusted Types are enforced: `accept` gets the function that sanitises all text before it
 * becomes markup. The shell lets no markup in before a page asks for it.
 */
export function setMarkupPolicy(accept: (sanitise: (html: string) => string) => void): void {
  handOver = accept;
}

/**
 * Makes `innerHTML` and its like work for libraries that cannot do without, through a sanitiser. Await it in the
 * loader of a page that uses such a library; the sanitiser is loaded by the first page that asks.
 */
export function prepareMarkup(): Promise<void> {
  prepared ??= loadSanitiser().catch((error: unknown) => {
    prepared = null; // The next page asks for the file again.
    throw error;
  });
  return prepared;
}

async function loadSanitiser(): Promise<void> {
  if (handOver === null) return;
  const { sanitise } = await import('./sanitise.ts');
  handOver(sanitise);
}
