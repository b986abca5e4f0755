import { dept, user } from '@zhilv/contract/system';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { success } from '@zhilv/testing/platform/scripted-back-end';
import { beforeEach, expect, it } from 'vitest';
import { deptName, loadCountedDepts, loadDepts } from './deptTree.ts';

const { backEnd, storeSession } = preparePlatform();
const { signal } = new AbortController();
const countsPath = `/admin-api${user.deptCounts.path}`;
const rows = [
  { id: 1, name: '总部', parentId: 0 },
  { id: 2, name: '销售部', parentId: 1 },
  { id: 3, name: '一组', parentId: 2 },
];

beforeEach(() => {
  storeSession();
  backEnd().script(`/admin-api${dept.listAllSimple.path}`, success(rows));
});

it('counts the users of a department with those below it', async () => {
  const counts = [
    { deptId: 1, count: 1 },
    { deptId: 3, count: 4 },
  ];
  backEnd().script(countsPath, success(counts));

  expect(await loadCountedDepts(signal)).toMatchObject([
    { label: '总部', count: 5, children: [{ label: '销售部', count: 4, children: [{ label: '一组', count: 4 }] }] },
  ]);
});

it('has the tree without numbers where the back end does not count', async () => {
  const [root] = await loadCountedDepts(signal);

  expect(root).toMatchObject({ label: '总部', children: [{ label: '销售部' }] });
  expect(root).not.toHaveProperty('count');
});

it('gives the name of a department that was loaded, and of any other its id', async () => {
  await loadDepts();

  expect([deptName(2), deptName('3'), deptName(99)]).toEqual(['销售部', '一组', '99']);
});
