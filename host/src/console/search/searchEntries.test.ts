import { type Menu, PermissionInfo } from '@zhilv/contract/system';
import { hasRecordedAnswers, recordedAnswer } from '@zhilv/testing/contract/recorded-answers';
import { page, row } from '@zhilv/testing/host/menu-rows';
import { describe, expect, it } from 'vitest';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import { routesFromMenus } from '../menu/routesFromMenus.ts';
import type { Entry } from './Entry.ts';
import { menuEntries } from './menuEntries.ts';
import { type Hit, searchEntries } from './searchEntries.ts';

const entry = (title: string, address = '/', trail: readonly string[] = []): Entry => ({
  id: title,
  title,
  trail,
  icon: { name: null },
  target: { kind: 'address', address },
});

const entries = [
  entry('首页', '/index'),
  entry('用户管理', '/system/user', ['系统管理']),
  entry('用户分组', '/bpm/manager/user-group', ['工作流程', '流程管理']),
  entry('字典管理', '/system/dict', ['系统管理']),
  entry('重置记录', '/log/reset', ['行政管理']),
  entry('银行账户', '/pay/bank', ['支付管理']),
  entry('OA 请假', '/bpm/oa/leave', ['工作流程']),
  entry('商品 SPU 管理', '/mall/product/spu', ['商城系统', '商品中心']),
  { ...entry('退出登录'), target: { kind: 'command', run: () => {} } } satisfies Entry,
];
const search = searchEntries(entries);
const found = (typed: string) => search(typed).map(({ entry: { title } }) => title);

/** The characters of a text that are marked. */
const marked = (text: string, spans: Hit['title']) => spans.map(([first, last]) => text.slice(first, last + 1));

describe('what is typed', () => {
  it.each([
    ['用户', ['用户管理', '用户分组']],
    ['字典', ['字典管理']],
    ['spu', ['商品 SPU 管理']],
    ['/system/dict', ['字典管理']],
    ['退出', ['退出登录']],
    // One wrong character in three is within the threshold of 0.4, one in two is not.
    ['字曲管理', ['字典管理']],
    ['用画', []],
    ['zzzz', []],
    ['', []],
    ['  ', []],
  ])('%s finds %j first', (typed, expected) => {
    expect(found(typed).slice(0, Math.max(1, expected.length))).toEqual(expected);
  });

  it('finds the pages of a directory by its title, after those whose own title has it', () => {
    expect(found('管理').at(0)).toBe('用户管理');
    expect(found('系统管理')).toEqual(expect.arrayContaining(['用户管理', '字典管理']));
    expect(found('商品中心')).toEqual(['商品 SPU 管理']);
  });

  it('takes a title before an address', () => {
    expect(searchEntries([entry('成员', '/user'), entry('user', '/a')])('user').map(({ entry: { title } }) => title)).toEqual([
      'user',
      '成员',
    ]);
  });
});

describe('pinyin', () => {
  it.each([
    ['yhgl', '用户管理'],
    ['yonghu', '用户管理'],
    ['yonghuguanli', '用户管理'],
    ['yonghugl', '用户管理'],
    ['yhguanli', '用户管理'],
    ['YHGL', '用户管理'],
    ["yong'hu g", '用户管理'],
    ['zdgl', '字典管理'],
    ['tcdl', '退出登录'],
    ['spugl', '商品 SPU 管理'],
    ['oaqj', 'OA 请假'],
    // 重, 行 and 户 have several readings or neighbours that do.
    ['chongzhi', '重置记录'],
    ['yinhang', '银行账户'],
    ['xzgl', '重置记录'],
    ['xingzheng', '重置记录'],
  ])('%s finds %s first', (typed, title) => {
    expect(found(typed)[0]).toBe(title);
  });

  it('marks the characters that were spelled, in the title or in its directory', () => {
    const [user] = search('yonghu');
    const [group] = search('liuchengguanli');
    const [mixed] = search('yonghugl');

    expect(marked('用户管理', user?.title ?? [])).toEqual(['用户']);
    expect(marked('用户管理', mixed?.title ?? [])).toEqual(['用户管理']);
    expect([group?.entry.title, group?.title]).toEqual(['用户分组', []]);
    expect(marked('流程管理', group?.trail[1] ?? [])).toEqual(['流程管理']);
  });
});

it('marks what stands in a title, and in an address only where the title has nothing', () => {
  const [byTitle] = search('典管');
  const [byAddress] = search('user-group');

  expect(marked('字典管理', byTitle?.title ?? [])).toEqual(['典管']);
  expect(byTitle?.address).toEqual([]);
  expect(marked('/bpm/manager/user-group', byAddress?.address ?? [])).toContain('user-group');
});

it('bears what people write into menus: long titles, patterns, and letters of all kinds', () => {
  const strange = searchEntries([
    entry('('.repeat(5_000), '/a'),
    entry('Ünïcode 🏔️ é', '/b'),
    entry('', '/c'),
    entry('嗯'.repeat(5_000), '/d'),
  ]);

  for (const typed of ['(', '[a-z', String.raw`\d`, '🏔️', 'e', 'ü'.repeat(40), 'a'.repeat(500), '\u0000', `${'en'.repeat(15)}x`])
    expect(() => strange(typed)).not.toThrow();
});

describe('entries of a menu', () => {
  it('are its shown pages, frames and links with their directories, and no hidden row', () => {
    const menus = [
      row('/system', {
        name: '系统管理',
        children: [
          row('user', { name: '用户管理', component: 'system/user/index', icon: 'ep:avatar' }),
          row('secret', { name: '隐藏页面', component: 'system/secret/index', visible: false }),
          row('absent', { name: '没有安装', component: 'system/absent/index' }),
        ],
      }),
      row('https://example.com/docs', { name: '文档' }),
      row('https://druid.example.com', { id: 77, name: '监控', component: 'Iframe' }),
    ];
    const pages = [page('system/user/index'), page('system/secret/index')];
    const { menu } = routesFromMenus(menus, pages, ['druid.example.com']);

    expect(menuEntries(menu).map(({ title, trail, icon, target }) => ({ title, trail, icon, target }))).toEqual([
      {
        title: '用户管理',
        trail: ['系统管理'],
        icon: { name: 'ep:avatar' },
        target: { kind: 'address', address: '/system/user' },
      },
      { title: '文档', trail: [], icon: { name: null }, target: { kind: 'outside', url: 'https://example.com/docs' } },
      { title: '监控', trail: [], icon: { name: null }, target: { kind: 'address', address: `${CONSOLE.frame}/77` } },
    ]);
  });
});

describe.skipIf(!hasRecordedAnswers)('the menus of a real back end', () => {
  it('are found by pinyin, by their directory and by a part of their address', () => {
    const { menus } = PermissionInfo.parse(recordedAnswer('system/013-permission-info-admin').body['data']);
    const componentsOf = ({ component, children }: Menu): readonly string[] => [
      ...(component ? [component] : []),
      ...(children ?? []).flatMap(componentsOf),
    ];
    const keys = menus.flatMap(componentsOf);
    const all = menuEntries(
      routesFromMenus(
        menus,
        [...new Set(keys)].map((key) => page(key)),
        [],
      ).menu,
    );
    const real = searchEntries(all);
    const first = (typed: string) => real(typed)[0]?.entry.title;

    expect(all.length).toBeGreaterThan(60);
    expect(['yhgl', 'yonghu', 'jsgl', 'zdgl', 'cdgl', 'czrz'].map((typed) => first(typed))).toEqual([
      '用户管理',
      '用户管理',
      '角色管理',
      '字典管理',
      '菜单管理',
      '操作日志',
    ]);
    expect(real('系统管理').length).toBeGreaterThan(5);
    expect(first('/system/dept')).toBe('部门管理');
  });
});
