import { expect, it } from 'vitest';
import { faultsFile } from './faultsFile.ts';

it('has a line for each fault, in which no spreadsheet finds a formula', async () => {
  const file = faultsFile([
    { line: 3, name: '=1+1', field: '手机号码', reason: '手机号格式不正确' },
    { line: null, name: 'a"b', field: '', reason: ' ＠x' },
  ]);

  // `text()` takes the mark at the beginning away.
  expect(new Uint8Array(await file.arrayBuffer()).slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  expect((await file.text()).replace('\uFEFF', '').split('\r\n')).toEqual([
    '"行号","名称","列","原因"',
    `"3","'=1+1","手机号码","手机号格式不正确"`,
    `"","a""b","","' ＠x"`,
    '',
  ]);
});
