// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { ConsoleRoutes } from '../menu/routesFromMenus.ts';
import { loadPagesAhead } from './loadPagesAhead.ts';

it('begins with the page that a link in the console leads to, and with nothing else', () => {
  const preload = vi.fn<(key: string) => void>();
  const targets = new Map<string, unknown>([
    ['/mall/product/property', { kind: 'page', page: { key: 'mall/product/property/index' } }],
    ['/index', { kind: 'home' }],
  ]);
  const match = (pathname: string) => (targets.has(pathname) ? { target: targets.get(pathname) } : null);
  loadPagesAhead({ preload }, () => ({ table: { match } }) as unknown as ConsoleRoutes);
  document.body.innerHTML = `
    <a id="page" href="/mall/product/property?name=1"><span>属性</span></a><a id="home" href="/index">首页</a>
    <a id="unknown" href="/nowhere">无</a><a id="elsewhere" href="https://elsewhere.example/mall/product/property">外部</a><p>文字</p>`;
  const pointAt = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  for (const selector of ['#home', '#unknown', '#elsewhere', 'p']) pointAt(selector);

  expect(preload).not.toHaveBeenCalled();
  pointAt('#page span');
  expect(preload.mock.calls).toEqual([['mall/product/property/index']]);
});
