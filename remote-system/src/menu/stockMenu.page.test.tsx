import { release } from '@zhilv/contract/operation';
import { menu } from '@zhilv/contract/system';
import { hasRecordedAnswers, recordedAnswer } from '@zhilv/testing/contract/recorded-answers';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { TreeView } from '@zhilv/testing/page/tree-view';
import { expect, it } from 'vitest';
import * as menuPage from './menu.route.ts';

const row = { permission: null, type: 1, sort: 1, parentId: 0, icon: '#', status: 0, createTime: 1 };

it('shows rows whose flags are empty, and leaves out one that nobody can read', async () => {
  const data = [
    { ...row, id: 1, name: '系统管理', path: '/system', component: null, visible: '', keepAlive: '', alwaysShow: '' },
    { ...row, id: 2, name: null, path: '/none' },
  ];
  new PageCalls(menu.list).answerWith(() => Response.json({ code: 0, msg: '', data }));
  const tree = new TreeView(await renderPage(menuPage, '/system/menu'));

  expect(tree.names()).toEqual(['系统管理']);
  expect(await tree.cells('系统管理')).toEqual(['目录', '—', '—', '1', '显示', '开启']);
});

it.each([undefined, null, ''])('edits a row whose flags are %o as one that has them', async (flag) => {
  const bare = { ...row, id: 1, name: '系统管理', path: '/system', visible: flag, keepAlive: flag, alwaysShow: flag };
  new PageCalls(menu.list).answerWith(() => Response.json({ code: 0, msg: '', data: [bare] }));
  new PageCalls(menu.get).answerWith(() => Response.json({ code: 0, msg: '', data: bare }));
  const updates = new PageCalls(menu.update);
  updates.refuse(1_002_001_003, '菜单不存在');
  const form = await new TreeView(await renderPage(menuPage, '/system/menu')).edit('系统管理');

  await form.fill({ 菜单名称: '系统' });
  await form.ok();

  await expect
    .poll(() => updates.sent)
    .toMatchObject([{ body: { name: '系统', visible: true, keepAlive: true, alwaysShow: true } }]);
});

it.skipIf(!hasRecordedAnswers)('shows the menu of a real back end, whose rows name pages of other front ends', async () => {
  const { body } = recordedAnswer('system/199-menu-list');
  new PageCalls(menu.list).answerWith(() => Response.json(body));
  new PageCalls(release.pages).answerWith(() =>
    Response.json({ code: 0, msg: '', data: [{ key: 'system/user/index', title: '用户管理', remote: 'remote_system' }] }),
  );
  const page = await renderPage(menuPage, '/system/menu?name=用户管理');
  const tree = new TreeView(page);
  expect((await tree.cells('用户管理'))[2]).toBe('system/user/index');

  await page.goTo('/system/menu?name=短信渠道');
  await expect.poll(async () => (await tree.cells('短信渠道'))[2]).toBe('system/sms/channel/index无此页面');
});
