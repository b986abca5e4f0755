import type { Finding } from './findReads.ts';

/** Writes findings for people, a line each, and how many there are of each kind. */
export function findingsTable(findings: readonly Finding[]): string {
  const widths = [widthOf(findings.map(({ verdict }) => verdict)), widthOf(findings.map(({ path }) => path))] as const;
  const lines = findings.map(({ verdict, path, detail }) =>
    `${verdict.padEnd(widths[0])}  ${path.padEnd(widths[1])}  ${detail}`.trimEnd(),
  );
  const kinds = [...new Set(findings.map(({ verdict }) => verdict))];
  const counts = kinds.map((kind) => `${findings.filter(({ verdict }) => verdict === kind).length} ${kind}`);
  return [...lines, '', `${findings.length} reads: ${counts.join(', ')}`].join('\n');
}

const widthOf = (texts: readonly string[]): number => Math.max(0, ...texts.map(({ length }) => length));
