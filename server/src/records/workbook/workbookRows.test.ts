import { deflateRawSync } from 'node:zlib';
import { writeXlsxStream } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { WORKBOOK_LIMITS, WorkbookRefusal, workbookRows } from './workbookRows.ts';

async function workbook(rows: readonly (readonly (string | number | null)[])[]): Promise<Buffer> {
  const stream = writeXlsxStream(rows.map((row) => [...row]) as never, { name: '用户列表' });
  return Buffer.from(await new Response(stream).arrayBuffer());
}

/** A zip archive whose directory says that every file is small, whatever is in it. */
function archive(files: Readonly<Record<string, Buffer>>): Buffer {
  const entries = Object.entries(files).map(([name, content]) => ({ name: Buffer.from(name), packed: deflateRawSync(content) }));
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, packed } of entries) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(at, 42);
    pieces.push(local, name, packed);
    directory.push(central, name);
    at += local.length + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...pieces, ...directory, end]);
}

it('gives the cells of each row by their headings, with its number in the sheet', async () => {
  const file = await workbook([
    ['登录名称', '手机号码', '', '__proto__'],
    [' zhang ', 13_800_000_000, '没有标题', 'x'],
    ['', null, '', ''],
    ['li', null, '', ''],
  ]);

  const rows = await workbookRows(file);

  expect(rows.map(({ line, cells }) => [line, [...cells]])).toEqual([
    [
      2,
      [
        ['登录名称', 'zhang'],
        ['手机号码', '13800000000'],
        ['__proto__', 'x'],
      ],
    ],
    [4, [['登录名称', 'li']]],
  ]);
});

it.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4])],
  ['nothing', Buffer.alloc(0)],
  ['another archive', archive({ 'a.txt': Buffer.from('a') })],
  ['an archive that is cut off', archive({ 'a.txt': Buffer.alloc(5000, 'ab') }).subarray(-40)],
])('refuses %s', async (_what, file) => {
  await expect(workbookRows(file)).rejects.toThrow(/文件无法识别/);
});

it('refuses a bomb by what it unpacks to, not by what it says', async () => {
  const bomb = archive({ 'xl/worksheets/sheet1.xml': Buffer.alloc(WORKBOOK_LIMITS.unpackedBytes + 1) });
  expect(bomb.length).toBeLessThan(100_000);

  await expect(workbookRows(bomb)).rejects.toThrow(/解压后不能超过 50 MB/);
});

it('refuses a file that unpacks to more than a hundred times its size', async () => {
  await expect(workbookRows(archive({ 'xl/sharedStrings.xml': Buffer.alloc(1_000_000) }))).rejects.toThrow(/100 倍/);
});

it('refuses more sheets than anybody fills in', async () => {
  const sheets = Object.fromEntries(
    Array.from({ length: 21 }, (_, index) => [`xl/worksheets/sheet${index}.xml`, Buffer.from('x')]),
  );

  await expect(workbookRows(archive(sheets))).rejects.toThrow('工作簿不能超过 20 个工作表');
});

it('refuses more rows than it takes', async () => {
  const rows = Array.from({ length: WORKBOOK_LIMITS.rows + 1 }, (_, index) => [`u${index}`]);

  await expect(workbookRows(await workbook(rows))).rejects.toThrow(WorkbookRefusal);
});
