import { fetchAhead } from '../prefetch/fetchAhead.ts';

/**
 * Fetches the console's files into the browser's cache when the visitor begins to type, so that the console opens faster after
 * signing in. A visitor who only looks at the page does not pay for them.
 */
export function fetchConsoleAhead(): void {
  document.addEventListener('input', () => void fetchAhead(nextFiles()), { once: true });
}

function nextFiles(): readonly string[] {
  const text = document.getElementById('next-files')?.textContent;
  return text ? (JSON.parse(text) as readonly string[]) : []; // The list was written into the document when the host was published.
}
