/** The exit codes of commands. `mfe --help` prints the table and scripts rely on it, so codes are added and never changed. */
export const EXIT_CODES = {
  done: { code: 0, meaning: 'done' },
  refused: { code: 1, meaning: 'refused or failed; the message says why' },
  usage: { code: 2, meaning: 'the command line is wrong; nothing was tried' },
  busy: { code: 3, meaning: 'somebody else is writing to the site directory, or was faster; run the command again' },
  problems: { code: 4, meaning: 'verify found problems' },
} as const satisfies Record<string, { readonly code: number; readonly meaning: string }>;

/** The name of an exit code. */
export type ExitReason = keyof typeof EXIT_CODES;

/** Writes the table for people, a line for each code. */
export const exitCodeLines: readonly string[] = Object.values(EXIT_CODES).map(({ code, meaning }) => `  ${code}  ${meaning}`);
