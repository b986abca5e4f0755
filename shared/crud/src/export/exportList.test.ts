import { expect, it } from 'vitest';
import { workbookName } from './exportList.ts';

it('names a workbook after what is in it and the moment it was made', () => {
  const moment = Date.parse('2023-10-01T08:05:09+08:00');

  expect(workbookName('字典类型', moment)).toBe('字典类型_20231001_080509.xlsx');
});
