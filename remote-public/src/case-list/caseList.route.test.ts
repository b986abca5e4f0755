import { expect, it } from 'vitest';
import { CASE_LIST_KINDS, type CaseListKindName } from './caseListKinds.ts';
import { handle } from './caseList.route.ts';

const head = (data: unknown) => handle.head({ data, pathname: '/case-list', inner: null });

it('every kind says what it is in a title and a description of its own, short enough to be shown whole', () => {
  const heads = (Object.keys(CASE_LIST_KINDS) as CaseListKindName[]).map((kind) =>
    head({ kind, asked: { keyword: '', pageNo: 1 }, page: null }),
  );

  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  for (const { title, description = '' } of heads) {
    expect(title.length).toBeLessThanOrEqual(18); // The company's name follows.
    expect(description.length).toBeGreaterThan(30);
    expect(description.length).toBeLessThanOrEqual(78);
  }
});

it('is the list of cases to whoever asks when it could not be loaded', () => {
  expect(head(undefined)).toMatchObject({ title: '经典案例', canonical: '/case-list' });
});

it('names each page of a list as an address of its own', () => {
  expect(head({ kind: 'scenicArea', asked: { keyword: '', pageNo: 2 }, page: null })).toMatchObject({
    title: '智慧景区解决方案（第 2 页）',
    canonical: '/case-list?type=1&infoType=2&pageNo=2',
  });
});
