import type { ImportFault } from './ImportRows.ts';

/** Makes a table of the rows that were not taken, as a file that spreadsheets open. */
export function faultsFile(faults: readonly ImportFault[]): Blob {
  const lines = [
    ['行号', '名称', '列', '原因'],
    ...faults.map(({ line, name, field, reason }) => [`${line ?? ''}`, name, field, reason]),
  ];
  // Without the mark at its beginning, Excel takes the text for another encoding.
  return new Blob([`\uFEFF${lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`], {
    type: 'text/csv;charset=utf-8',
  });
}

/** The texts come from somebody's file, and no spreadsheet may take one for a formula (docs/threats.md §9). */
const cellOf = (text: string): string =>
  `"${(/^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
