import { consoleRoute } from '@zhilv/testing/host/tabs';
import { expect, it } from 'vitest';
import { documentTitle } from './documentTitle.ts';
import { breadcrumbs } from './stepsTo.ts';

const route = consoleRoute('/system/dict', {
  title: '字典管理',
  trail: [{ title: '系统管理', address: null }],
  target: { kind: 'not-found' },
});

it('leads from 首页 over the menu rows to the page', () => {
  expect(breadcrumbs({ route, name: null }).map(({ title }) => title)).toEqual(['首页', '系统管理', '字典管理']);
  expect(breadcrumbs({ route, name: null })[0]?.address).toBe('/index');
});

it('names the record that the page shows', () => {
  expect(breadcrumbs({ route, name: '优惠类型' }).at(-1)?.title).toBe('字典管理 · 优惠类型');
});

it('is 首页 alone at home and while nothing shows', () => {
  expect(breadcrumbs({ route: { ...route, target: { kind: 'home' } }, name: null })).toHaveLength(1);
  expect(breadcrumbs(null)).toHaveLength(1);
});

it('fills the title template, whatever the names hold', () => {
  expect(documentTitle({ name: '智旅', titleTemplate: '{page} - {company}' }, '字典$&管理')).toBe('字典$&管理 - 智旅');
  expect(documentTitle({ name: '智旅', titleTemplate: '{page} - {company}' }, null)).toBe('智旅');
});
