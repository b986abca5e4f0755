import { writeXlsxStream } from 'hucre/xlsx';
import type { FileAnswer } from '../../call/implement.ts';

export type Cell = string | number | null;

/** The name of a workbook without its ending, its sheet and the headings of its columns. */
interface WorkbookFile {
  readonly name: string;
  readonly sheet: string;
  readonly headings: readonly string[];
}

const WIDTH = 20;

/** Answers a workbook of one sheet, whose rows are made while it is read. Texts have to be harmless already. */
export const workbookFile = ({ name, sheet, headings }: WorkbookFile, rows: AsyncIterable<Cell[]>): FileAnswer => ({
  name: `${name}.xlsx`,
  // The back end that we are compatible with sends this header with every workbook (docs/protocol/README.md §7).
  mediaType: 'application/vnd.ms-excel;charset=UTF-8',
  content: writeXlsxStream(rows, {
    name: sheet,
    columns: headings.map((header) => ({ header, width: WIDTH })),
    freezePane: { rows: 1 },
  }),
});
