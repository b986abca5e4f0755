import { testStorage } from '@zhilv/testing/host/test-storage';
import { consoleRoute } from '@zhilv/testing/host/tabs';
import { expect, it } from 'vitest';
import { RouteTable } from '../route/RouteTable.ts';
import { openTabsKey, pinnedTabsKey, readTabs, writeTabs } from './storedTabs.ts';
import { tabsAtStart } from './tabsAtStart.ts';

const table = new RouteTable();
for (const one of [
  consoleRoute('/a'),
  consoleRoute('/index', { affix: true }),
  consoleRoute('/b'),
  consoleRoute('/dict/:id(\\d+)'),
  consoleRoute('/404', { listed: false }),
])
  table.add(one);

function start({ open, pinned, userId = '1' }: { open?: unknown; pinned?: unknown; userId?: string }) {
  const text = (stored: unknown) => (typeof stored === 'string' ? stored : JSON.stringify(stored));
  const session = testStorage(open === undefined ? {} : { [openTabsKey('1')]: text(open) });
  const local = testStorage(pinned === undefined ? {} : { [pinnedTabsKey('1')]: text(pinned) });
  return tabsAtStart(table, { userId, session, local }).map((tab) =>
    `${tab.pinned ? '*' : ''}${tab.address} ${tab.name ?? ''}`.trim(),
  );
}

it('starts with the tabs of the menu alone, in a new session', () => {
  expect(start({})).toEqual(['/index']);
});

it('brings back the open tabs with their addresses, names and order, after those of the menu', () => {
  const open = [
    { address: '/b?pageNo=2#top', name: null },
    { address: '/dict/7?x=1', name: '用户性别' },
    { address: '/index', name: null },
    { address: '/a', name: null },
  ];

  expect(start({ open })).toEqual(['/index', '/b?pageNo=2#top', '/dict/7?x=1 用户性别', '/a']);
});

it('brings back pinned tabs in a new session, and where they were open at the address that they had then', () => {
  const pinned = [
    { address: '/b?name=x', name: null },
    { address: '/dict/7', name: '用户性别' },
  ];
  expect(start({ pinned })).toEqual(['/index', '*/b?name=x', '*/dict/7 用户性别']);

  const open = [
    { address: '/a', name: null },
    { address: '/b?name=y', name: null },
  ];
  expect(start({ pinned, open })).toEqual(['/index', '*/b?name=y', '*/dict/7 用户性别', '/a']);
});

it('leaves out pages that are gone, were never granted or have no tab, and a second tab of one page', () => {
  const open = ['/gone', '/dict/x', '/404', '/a?one', '/A', '//evil.example/a'].map((address) => ({ address, name: null }));

  expect(start({ open })).toEqual(['/index', '/a?one']);
});

it.each([
  ['no JSON', '{'],
  ['no list', { address: '/a', name: null }],
  ['an address of another kind', [{ address: 'javascript:alert(1)', name: null }]],
  ['a name that is none', [{ address: '/a', name: 5 }]],
  ['more than anybody opens', Array.from({ length: 101 }, () => ({ address: '/a', name: null }))],
])('starts as in a new session where what is stored is %s', (_, open) => {
  expect(start({ open, pinned: open })).toEqual(['/index']);
});

it('brings back nothing of another user', () => {
  expect(start({ open: [{ address: '/a', name: null }], pinned: [{ address: '/b', name: null }], userId: '2' })).toEqual([
    '/index',
  ]);
});

it('does without in a storage that is full', () => {
  const full = testStorage({}, 10);

  writeTabs(full, 'tabs', [{ address: '/a', name: null }]);

  expect(readTabs(full, 'tabs')).toEqual([]);
});

it('reads what it wrote, however long names and addresses are', () => {
  const storage = testStorage();

  writeTabs(storage, 'tabs', [
    { address: `/a?${'x'.repeat(3000)}`, name: null },
    { address: '/b', name: '长'.repeat(300) },
  ]);

  expect(readTabs(storage, 'tabs')).toEqual([{ address: '/b', name: '长'.repeat(200) }]);
});
