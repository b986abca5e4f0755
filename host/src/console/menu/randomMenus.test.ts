import type { Menu } from '@zhilv/contract/system';
import { page } from '@zhilv/testing/host/menu-rows';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { expect, it } from 'vitest';
import { reservedAddresses } from './reservedAddresses.ts';
import type { MenuItem } from './MenuItem.ts';
import { routesFromMenus } from './routesFromMenus.ts';

const MENUS = rounds({ sample: 300, soak: 30_000 });

/** Of a menu that a random one has to leave alone. */
const SOUND: Menu = {
  id: 'sound',
  parentId: 0,
  name: '用户管理',
  path: '/sound/user',
  component: 'system/user/index',
  visible: true,
  keepAlive: true,
};

const NAMES = [
  '系统管理',
  '',
  ' \u200B',
  '\u202E理管',
  '<script>alert(1)</script>',
  '__proto__',
  'إدارة النظام',
  'a\u0000b',
  '长'.repeat(100_000),
];
const PATHS = [
  '/system',
  'user',
  '',
  '/',
  '..',
  '../../index',
  '/a//b',
  '/\u0000',
  '/a\r\nb',
  '/\u202Euser',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,<script>',
  'https://example.com/x',
  'https://user:pass@example.com',
  '//example.com',
  '\\\\example.com',
  '/%2e%2e/index',
  '/login',
  '/index',
  '/404',
  '/__proto__',
  '/constructor',
  '/:id',
  '/用户',
  `/${'a'.repeat(5000)}`,
];
const COMPONENTS = [
  null,
  '',
  'system/user/index',
  'system/none/index',
  'InnerLink',
  'Iframe',
  '__proto__',
  'constructor',
  '../x',
];
const ICONS = [null, '', 'user', '<svg onload=alert(1)>', '__proto__', 'constructor', 'ep:user', '\u0000'];
/** Few, so that rows have the same. */
const IDS = [1, '1', 2, 3, 'a', '__proto__', 'constructor', -1, 9_007_199_254_740_993n.toString()];

type Row = Menu & { children?: Menu[] | null };

function randomMenus(random: SeededRandom): readonly Menu[] {
  const rows: Row[] = Array.from({ length: 1 + random.below(60) }, (_, index) => ({
    id: random.chance(0.3) ? random.pick(IDS) : `row ${index}`,
    parentId: 0,
    name: random.pick(NAMES),
    path: random.chance(0.3) ? `page-${index}` : random.pick(PATHS),
    component: random.pick(COMPONENTS),
    icon: random.pick(ICONS),
    visible: random.chance(0.8),
    keepAlive: random.chance(0.5),
    alwaysShow: random.pick([true, false, null]),
    children: random.pick([null, []]),
  }));
  const roots: Row[] = [];
  for (const [index, row] of rows.entries()) {
    // The row before makes trees deep; any row makes them circular, and puts a row into several places.
    const above = random.chance(0.6) ? rows[index - 1] : random.chance(0.3) ? random.pick(rows) : undefined;
    if (above === undefined) roots.push(row);
    else (above.children ??= []).push(row);
  }
  return [...roots, SOUND];
}

const itemsIn = (items: readonly MenuItem[], depth = 1): readonly { readonly item: MenuItem; readonly depth: number }[] =>
  items.flatMap((item) => [
    { item, depth },
    ...(item.target.kind === 'directory' ? itemsIn(item.target.children, depth + 1) : []),
  ]);

it(`builds a usable sidebar of whatever rows there are: ${MENUS} menus at random (seed ${randomSeed})`, () => {
  const random = new SeededRandom(randomSeed);
  const isReserved = reservedAddresses([]);
  for (let count = 0; count < MENUS; count += 1) {
    const rows = randomMenus(random);

    const { menu, table, dropped } = routesFromMenus(rows, [page('system/user/index')], []);

    const shown = itemsIn(menu);
    const ids = shown.map(({ item }) => item.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('sound');
    expect(table.match('/sound/user')?.rowIds).toEqual(['sound']);
    expect(dropped.length).toBeLessThanOrEqual(61);
    for (const { item, depth } of shown) {
      expect(depth).toBeLessThanOrEqual(8);
      expect(item.title).toMatch(/[^\p{C}\p{Z}]/u);
      expect(item.title).not.toMatch(/[\p{Cc}\u202A-\u202E]/u);
      expect(item.title.length).toBeLessThanOrEqual(400);
      if (item.target.kind === 'outside') expect(new URL(item.target.url).protocol).toMatch(/^https?:$/);
      if (item.target.kind !== 'address') continue;
      const { address } = item.target;
      expect(table.match(address)?.rowIds.at(-1), address).toBe(item.id);
      expect(isReserved(address) && !address.startsWith('/frame/'), address).toBe(false);
      const { origin, pathname } = new URL(encodeURI(address), 'https://console.example');
      expect([origin, pathname]).toEqual(['https://console.example', encodeURI(address)]);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  }
});
