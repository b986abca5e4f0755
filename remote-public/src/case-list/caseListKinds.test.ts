import { SolutionType } from '@zhilv/contract/content';
import { expect, it } from 'vitest';
import { solutionListAddress } from '../parts/address/addresses.ts';
import { caseListAddress } from './caseListContent.ts';
import { CASE_LIST_KINDS, caseListKind, type CaseListKindName } from './caseListKinds.ts';

const kindAt = (address: string) => caseListKind(new URL(address, 'http://localhost').searchParams);

it.each([
  ['/case-list', 'cases'],
  ['/case-list?type=2', 'cases'],
  ['/case-list?type=2&infoType=1', 'cases'],
  ['/case-list?type=7', 'cases'],
  ['/case-list?type=1', 'solutions'],
  ['/case-list?type=1&infoType=9', 'solutions'],
  [solutionListAddress(SolutionType.wholeRegion), 'wholeRegion'],
  [solutionListAddress(SolutionType.scenicArea), 'scenicArea'],
])('%s shows %s', (address, kind) => {
  expect(kindAt(address)).toBe(kind);
});

it('every kind has an address that leads back to it', () => {
  for (const name of Object.keys(CASE_LIST_KINDS) as CaseListKindName[])
    expect(kindAt(caseListAddress(name, { keyword: '预约', pageNo: 2 }))).toBe(name);
});
