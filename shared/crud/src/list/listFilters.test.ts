import { dictTypes } from '@zhilv/testing/crud/dict-types';
import { expect, it } from 'vitest';
import { listFilters } from './listFilters.ts';

it('gives what narrows the list, and neither its page nor its order', () => {
  const url = 'http://localhost/list?name=性别&createTime[0]=2026-01-01 00:00:00&pageNo=3&sortField=name&sortOrder=asc&other=1';

  expect(listFilters(dictTypes, { url })).toEqual({ name: '性别', createTime: ['2026-01-01 00:00:00', ''] });
});
