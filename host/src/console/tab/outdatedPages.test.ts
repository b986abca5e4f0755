import type { RemoteStanding } from '@zhilv/loader';
import { describe, expect, it } from 'vitest';
import type { ConsoleRoute } from '../route/ConsoleRoute.ts';
import { page as entry } from '@zhilv/testing/host/menu-rows';
import { consoleRoute, tab } from '@zhilv/testing/host/tabs';
import type { ModulePage, OpenPage } from '../page/openPage.ts';
import type { Tab } from './Tab.ts';
import { RouteTable } from '../route/RouteTable.ts';
import { isBack, isOutdated, isWithdrawn, pageWithStanding, routeNow, routeOfTab } from './outdatedPages.ts';

const standing = (more: Partial<RemoteStanding> = {}): RemoteStanding => ({
  remote: 'remote_x',
  state: 'active',
  message: null,
  release: '2',
  instead: null,
  ...more,
});
const disabled = standing({ state: 'disabled', message: '维护中' });

const route = (target: ConsoleRoute['target']): ConsoleRoute => ({ ...consoleRoute('/a'), target });
const ofPage = (remote = 'remote_x') => route({ kind: 'page', page: entry('x/a', { remote }) });
const notInstalled = route({ kind: 'not-installed', pageKey: 'x/a' });

/** A page of the release `1`; its module and router play no part here. */
const module = { kind: 'module', remote: 'remote_x', release: '1', handle: { key: 'x/a' } } as ModulePage;
const OWN: OpenPage = { kind: 'own' };
const tabWith = (page: OpenPage | null, its = ofPage()): Tab => ({ ...tab('/a'), route: its, page });

describe('a tab that is gone to', () => {
  const hidden = { standing: standing(), unsaved: false, shows: false };

  it('is opened afresh when its page is of another release than the one in force', () => {
    expect(isOutdated(module, ofPage(), ofPage(), hidden)).toBe(true);
    expect(isOutdated(module, ofPage(), ofPage(), { ...hidden, standing: standing({ release: '1' }) })).toBe(false);
  });

  it('stays as it is while it holds unsaved work, or shows already', () => {
    expect(isOutdated(module, ofPage(), ofPage(), { ...hidden, unsaved: true })).toBe(false);
    expect(isOutdated(module, ofPage(), ofPage(), { ...hidden, shows: true })).toBe(false);
  });

  it('stays as it is when nothing newer can run here', () => {
    const none = standing({ state: 'needs-newer-host', release: null });

    expect(isOutdated(module, ofPage(), ofPage(), { ...hidden, standing: none })).toBe(false);
    expect(isOutdated(module, ofPage(), ofPage(), { ...hidden, standing: standing({ release: null }) })).toBe(false);
    expect(isOutdated(module, ofPage(), ofPage(), { ...hidden, standing: null })).toBe(false);
  });

  it('is opened afresh when another remote has its page now', () => {
    expect(isOutdated(module, ofPage(), ofPage('remote_y'), hidden)).toBe(true);
  });

  it('is opened afresh when its menu row leads to another page now', () => {
    const other = route({ kind: 'page', page: entry('x/b') });

    expect(isOutdated(module, ofPage(), other, { ...hidden, standing: standing({ release: '1' }) })).toBe(true);
    expect(isOutdated(module, ofPage(), other, { ...hidden, unsaved: true })).toBe(false);
  });

  it('is opened afresh when its page has been installed since', () => {
    expect(isOutdated(OWN, notInstalled, ofPage(), { ...hidden, standing: null })).toBe(true);
    expect(isOutdated(OWN, notInstalled, notInstalled, { ...hidden, standing: null })).toBe(false);
  });

  it('keeps a page that no live release has any more, and its route with it', () => {
    const kept = tabWith(module);

    expect(routeOfTab(null, kept)).toBe(kept.route);
    expect(routeOfTab(notInstalled, kept)).toBe(kept.route);
    expect(isOutdated(module, kept.route, kept.route, { ...hidden, standing: null })).toBe(false);
  });

  it('has the route of its address otherwise', () => {
    const now = ofPage();

    expect(routeOfTab(now, tabWith(module))).toBe(now);
    expect(routeOfTab(notInstalled, tabWith(OWN))).toBe(notInstalled);
    expect(routeOfTab(null, undefined)).toBeNull();
  });
});

describe('a page whose remote gets another standing', () => {
  it('goes when the remote is disabled', () => {
    expect(pageWithStanding(module, disabled, false)).toEqual({ kind: 'unavailable', standing: disabled });
  });

  it('stays when it holds unsaved work', () => {
    expect(pageWithStanding(module, disabled, true)).toBe(module);
  });

  it('stays when the remote is active, needs a newer host, or is gone from the registry', () => {
    expect(pageWithStanding(module, standing(), false)).toBe(module);
    expect(pageWithStanding(module, standing({ state: 'needs-newer-host', release: null }), false)).toBe(module);
    expect(pageWithStanding(module, null, false)).toBe(module);
  });

  it('says what the operator says now', () => {
    const page: OpenPage = { kind: 'unavailable', standing: disabled };
    const reworded = { ...disabled, message: '18:00 恢复' };

    expect(pageWithStanding(page, reworded, false)).toEqual({ kind: 'unavailable', standing: reworded });
    expect(pageWithStanding(page, { ...disabled }, false)).toBe(page);
  });

  it('can be opened again once the remote is active', () => {
    const tab = tabWith({ kind: 'unavailable', standing: disabled });

    expect(isBack(tab, ofPage(), standing())).toBe(true);
    expect(isBack(tab, ofPage(), disabled)).toBe(false);
    expect(isBack(tabWith(module), ofPage(), standing())).toBe(false);
  });

  it('can be opened once it is installed', () => {
    const tab = tabWith(OWN, notInstalled);

    expect(isBack(tab, ofPage(), null)).toBe(true);
    expect(isBack(tab, notInstalled, null)).toBe(false);
    expect(isBack(tab, null, null)).toBe(false);
  });
});

describe('a page whose user gets other rights', () => {
  const live = new Set(['x/a']);
  const tableOf = (...routes: readonly ConsoleRoute[]): RouteTable => {
    const table = new RouteTable();
    for (const one of routes) table.add(one);
    return table;
  };

  it('is withdrawn when its address leads nowhere any more', () => {
    expect(isWithdrawn(tabWith(module), tableOf(ofPage()), live)).toBe(false);
    expect(isWithdrawn(tabWith(module), tableOf(), live)).toBe(true);
    expect(isWithdrawn(tabWith(null), tableOf(), live)).toBe(true);
    expect(isWithdrawn(tabWith(OWN, route({ kind: 'frame', url: '/help' })), tableOf(), live)).toBe(true);
  });

  it('is not withdrawn by a release that has it no more, nor by another address', () => {
    expect(isWithdrawn(tabWith(module), tableOf(), new Set())).toBe(false);
    expect(isWithdrawn(tabWith(module), tableOf({ ...ofPage(), path: '/moved' }), live)).toBe(false);
  });

  it('can be opened again once that is granted', () => {
    const tab = tabWith({ kind: 'withdrawn' });

    expect(isBack(tab, ofPage(), standing())).toBe(true);
    expect(isBack(tab, null, standing())).toBe(false);
  });

  it('has the words of its menu row, unless that leads to another page', () => {
    const renamed = { ...ofPage(), title: 'B' };

    expect(routeNow(ofPage(), renamed)).toBe(renamed);
    expect(routeNow(ofPage(), { ...notInstalled, title: 'B' })).toEqual(ofPage());
    expect(routeNow(ofPage(), null)).toEqual(ofPage());
  });
});
