import { formatWithOptions } from 'node:util';

/** So many lines of so many characters go into the log in a minute. */
const LINES = 100;
const CHARACTERS = 2000;
const MINUTE_MS = 60_000;

const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;

type Console = Readonly<Record<(typeof METHODS)[number], (...values: readonly unknown[]) => void>>;

/** Makes a console whose lines go to `say`. */
export function makeConsole(say: (text: string) => void): Console {
  let since = -Infinity;
  let lines = 0;

  const write = (...values: readonly unknown[]): void => {
    if (performance.now() - since > MINUTE_MS) {
      since = performance.now();
      lines = 0;
    }
    lines += 1;
    if (lines < LINES) say(worded(values));
    else if (lines === LINES) say('so much that the rest of this minute is left out');
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has each of the names
  return Object.fromEntries(METHODS.map((method) => [method, write])) as unknown as Console;
}

function worded(values: readonly unknown[]): string {
  try {
    // A value's own way to be shown would be handed functions of Node.
    const text = formatWithOptions(
      { customInspect: false, depth: 2, maxArrayLength: 20, maxStringLength: CHARACTERS },
      ...values,
    );
    return text.slice(0, CHARACTERS);
  } catch {
    return 'what cannot be shown';
  }
}
