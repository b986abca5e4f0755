/** The end of a command's help. */
export const examples = (...lines: readonly string[]): string =>
  ['', 'Examples:', ...lines.map((line) => `  ${line}`)].join('\n');
