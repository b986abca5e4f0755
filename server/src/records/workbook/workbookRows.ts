import { streamXlsxRows } from 'hucre/xlsx';
import { unpackedSize, zipEntries } from './unpackedSize.ts';

/** A row below the headings. */
export interface WorkbookRow {
  /** The row's number in the sheet; the first is 1. */
  readonly line: number;
  /** The trimmed texts of its cells by the headings of their columns; empty cells are left out. */
  readonly cells: ReadonlyMap<string, string>;
}

/** A workbook that is read has at most so much in it (docs/threats.md §9). */
export const WORKBOOK_LIMITS = {
  unpackedBytes: 50 * 1024 ** 2,
  ratio: 100,
  sheets: 20,
  rows: 100_000,
  files: 1000,
  columns: 100,
};

/** Says to people why a workbook is not read. */
export class WorkbookRefusal extends Error {}

const UNREADABLE = '文件无法识别，请使用按模板填写的 xlsx 文件';

/**
 * Reads the first sheet of a workbook, whose first row has the headings. Formulas count as what they gave when the file was saved, and
 * links to other files are not followed.
 * @throws WorkbookRefusal for a file that is no workbook, or that holds more than {@link WORKBOOK_LIMITS}
 */
export async function workbookRows(file: Buffer): Promise<readonly WorkbookRow[]> {
  await refuseBomb(file);
  const rows: WorkbookRow[] = [];
  let headings: readonly string[] | undefined;
  try {
    for await (const { index, values } of streamXlsxRows(file)) {
      if (index >= WORKBOOK_LIMITS.rows) throw new WorkbookRefusal(`工作表不能超过 ${WORKBOOK_LIMITS.rows} 行`);
      if (values.length > WORKBOOK_LIMITS.columns) throw new WorkbookRefusal(`工作表不能超过 ${WORKBOOK_LIMITS.columns} 列`);
      const texts = values.map((value) => (value instanceof Date ? value.toISOString() : String(value ?? '').trim()));
      if (headings === undefined) {
        headings = texts;
        continue;
      }
      const cells = texts.flatMap((text, column): [string, string][] => {
        const heading = headings?.[column] ?? '';
        return text === '' || heading === '' ? [] : [[heading, text]];
      });
      if (cells.length > 0) rows.push({ line: index + 1, cells: new Map(cells) });
    }
  } catch (error) {
    throw error instanceof WorkbookRefusal ? error : new WorkbookRefusal(UNREADABLE, { cause: error });
  }
  return rows;
}

async function refuseBomb(file: Buffer): Promise<void> {
  const { unpackedBytes, ratio, sheets, files } = WORKBOOK_LIMITS;
  try {
    const entries = zipEntries(file);
    if (entries.length > files || entries.filter(({ name }) => /^xl\/worksheets\/[^/]+$/i.test(name)).length > sheets)
      throw new WorkbookRefusal(`工作簿不能超过 ${sheets} 个工作表`);
    const most = Math.min(unpackedBytes, file.length * ratio);
    if ((await unpackedSize(entries, most)) > most)
      throw new WorkbookRefusal(`文件解压后不能超过 ${unpackedBytes / 1024 ** 2} MB，也不能超过原来的 ${ratio} 倍`);
  } catch (error) {
    throw error instanceof WorkbookRefusal ? error : new WorkbookRefusal(UNREADABLE, { cause: error });
  }
}
